const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';
const HEARTBEAT_MS = 15_000;

/**
 * Shows what is being done and for how long: a line when a step ends. Until then, a terminal has a line at the bottom
 * that moves; anywhere else each step has a line when it begins and a sign of life every 15 s.
 *
 * @param {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} stream
 */
export function createSteps(stream = process.stdout) {
  // When the reader has left, the work continues without output.
  stream.on?.('error', () => {});
  const running = new Map();
  let frame = 0;
  let timer;

  const bottom = () => {
    const words = [...running].map(([label, began]) => `${label} ${seconds(began)}`).join(', ');
    // A line that wraps could not be erased.
    return words && `${FRAMES[frame++ % FRAMES.length]} ${words.slice(0, (stream.columns || 80) - 3)}`;
  };
  const redraw = () => stream.write(`\r\x1b[K${bottom()}`);
  const note = (text) => {
    stream.write(stream.isTTY ? `\r\x1b[K${text}\n${bottom()}` : `${text}\n`);
  };
  const signOfLife = () => running.forEach((began, label) => note(`… ${label}: ${seconds(began)} so far`));

  return {
    note,
    async run(label, work) {
      const began = Date.now();
      running.set(label, began);
      if (!stream.isTTY) note(`… ${label}`);
      timer ??= stream.isTTY ? setInterval(redraw, 100) : setInterval(signOfLife, HEARTBEAT_MS);
      let mark = '✗';
      try {
        const result = await work();
        mark = '✓';
        return result;
      } finally {
        running.delete(label);
        note(`${mark} ${label} (${seconds(began)})`);
        if (running.size === 0) timer = void clearInterval(timer);
      }
    },
  };
}

const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
