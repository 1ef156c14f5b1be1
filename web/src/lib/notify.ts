// Tells somebody who is elsewhere that it is their turn.
import { wishes } from './wishes.svelte';
import { t } from './words';

/** Whether the browser lets the page speak; it is asked if it has not decided yet. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  if (Notification.permission === 'default') await Notification.requestPermission();
  return Notification.permission === 'granted';
}

/** Say that it is somebody's turn, unless they are looking. One note for a table, the newest. */
export function callToTable(table: string, game: string): void {
  if (!document.hidden || !wishes.notify.value) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(t('turn-yours'), { body: game, tag: `hotelier-${table}`, icon: '/icon.svg' });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones only let a service worker speak; the title of the page still says it.
  }
}

const PLAIN = '/icon.svg';
const CALLING =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1f4f43"/><path d="M4 30V14L16 5l12 9v16z" fill="#f6efdc"/><circle cx="24" cy="8" r="7" fill="#d33b2c" stroke="#fff" stroke-width="2"/></svg>',
  );

/** A dot on the page's little picture while one is awaited. */
export function markIcon(awaited: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = awaited ? CALLING : PLAIN;
}
