// Small sounds, made here: nothing is loaded, and nothing is heard unless somebody wishes it.
import { wishes } from './wishes.svelte';

export type Sound = 'dice' | 'cup' | 'door' | 'bell' | 'chime' | 'fanfare' | 'waltz';

/** A tone: when it begins and how long it lasts, in seconds, its pitch in hertz, and how loud it is. */
type Tone = [at: number, lasts: number, pitch: number, loud: number];

const TONES: Record<Exclude<Sound, 'dice' | 'door'>, Tone[]> = {
  cup: [[0, 0.25, 2093, 0.12], [0.02, 0.2, 3136, 0.08]],
  bell: [[0, 1.2, 1318, 0.3], [0, 0.9, 2637, 0.12], [0, 0.6, 3955, 0.05]],
  chime: [[0, 0.5, 1047, 0.14], [0.14, 0.5, 1319, 0.14], [0.28, 0.8, 1568, 0.16]],
  fanfare: [[0, 0.22, 392, 0.25], [0.22, 0.22, 523, 0.25], [0.44, 0.22, 659, 0.25], [0.66, 0.9, 784, 0.3], [0.66, 0.9, 523, 0.2]],
  // Three bars: a bass on one, chords on two and three, and a tune above them.
  waltz: [
    [0, 0.35, 196, 0.3], [0.35, 0.28, 494, 0.12], [0.35, 0.28, 587, 0.12], [0.7, 0.28, 494, 0.12], [0.7, 0.28, 587, 0.12], [0, 1, 784, 0.2],
    [1.05, 0.35, 147, 0.3], [1.4, 0.28, 440, 0.12], [1.4, 0.28, 523, 0.12], [1.75, 0.28, 440, 0.12], [1.75, 0.28, 523, 0.12], [1.05, 0.65, 880, 0.2], [1.75, 0.3, 988, 0.2],
    [2.1, 1.2, 196, 0.3], [2.1, 1.2, 494, 0.14], [2.1, 1.2, 587, 0.14], [2.1, 1.4, 1175, 0.22],
  ],
};

let context: AudioContext | null = null;

export function sound(wanted: Sound): void {
  if (!wishes.sound.value || document.hidden) return;
  context ??= new AudioContext();
  void context.resume();
  const out = new GainNode(context, { gain: wishes.volume.value / 100 });
  out.connect(context.destination);
  if (wanted === 'dice') for (let n = 0; n < 7; n += 1) knock(context, out, 0.05 * n + Math.random() * 0.04, 1500, 0.05, 0.5);
  else if (wanted === 'door') knock(context, out, 0, 180, 0.22, 0.9);
  else for (const tone of TONES[wanted]) ring(context, out, tone);
}

function ring(context: AudioContext, out: AudioNode, [at, lasts, pitch, loud]: Tone): void {
  const start = context.currentTime + at;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const shape = new GainNode(context, { gain: 0 });
  shape.gain.setValueAtTime(0, start);
  shape.gain.linearRampToValueAtTime(loud, start + 0.015);
  shape.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(shape).connect(out);
  tone.start(start);
  tone.stop(start + lasts);
}

/** Something hard falls on something hard: a breath of noise through a narrow band. */
function knock(context: AudioContext, out: AudioNode, at: number, pitch: number, lasts: number, loud: number): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const wave = buffer.getChannelData(0);
  for (let n = 0; n < wave.length; n += 1) wave[n] = (Math.random() * 2 - 1) * (1 - n / wave.length) ** 3;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  noise.connect(band).connect(new GainNode(context, { gain: loud })).connect(out);
  noise.start(context.currentTime + at);
}
