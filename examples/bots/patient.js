// A bot in JavaScript: tries each choice in a few imagined worlds and takes the one after
// which it has most points. Run it with: hotelier simulate --bots "run:node patient.js,random"
const lines = require("readline").createInterface({ input: process.stdin });
const WORLDS = 3;
let seat, choices, points, asked;

const ask = () => {
  const world = Math.floor(asked / choices.length);
  if (world === WORLDS) return console.log(choices[points.indexOf(Math.max(...points))]);
  console.log(`try ${world} ${choices[asked % choices.length]}`);
};

lines.on("line", (line) => {
  const [word, ...rest] = line.split(" ");
  if (word === "hotelier") {
    seat = Number(rest[2]);
    console.log("ready seconds=10");
  } else if (word === "choose") {
    [choices, points, asked] = [rest, rest.map(() => 0), 0];
    ask();
  } else if (word === "position") {
    points[asked++ % choices.length] += JSON.parse(line.slice(9)).scores[seat];
    ask();
  }
});
