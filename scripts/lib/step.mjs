const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const HEARTBEAT_MS = 15_000;

/**
 * Shows what is being done and for how long. On a terminal the running steps are live lines at the bottom; anywhere else
 * each step is a plain line when it begins and when it ends, with a sign of life every 15 s in between.
 *
 * @param {{ isTTY?: boolean, columns?: number, write(text: string): unknown }} stream
 */
export function createSteps(stream = process.stdout) {
  // When whoever read along has left, the work goes on in silence.
  stream.on?.('error', () => {});
  return stream.isTTY ? liveSteps(stream) : plainSteps(stream);
}

function plainSteps(stream) {
  const line = (text) => stream.write(`${text}\n`);
  return {
    note: line,
    async run(label, work) {
      const began = Date.now();
      line(`… ${label}`);
      const heartbeat = setInterval(() => line(`… ${label}: ${seconds(began)} so far`), HEARTBEAT_MS);
      heartbeat.unref();
      try {
        const result = await work();
        line(`✓ ${label} (${seconds(began)})`);
        return result;
      } catch (error) {
        line(`✗ ${label} (${seconds(began)})`);
        throw error;
      } finally {
        clearInterval(heartbeat);
      }
    },
  };
}

function liveSteps(stream) {
  const paint = process.env.NO_COLOR ? (_, text) => text : (code, text) => `\x1b[${code}m${text}\x1b[0m`;
  const running = new Set();
  let drawn = 0;
  let frame = 0;
  let timer;

  const erase = () => {
    if (drawn > 0) stream.write(`\x1b[${drawn}A\x1b[0J`);
    drawn = 0;
  };
  const draw = () => {
    for (const { label, began } of running) {
      const time = seconds(began);
      // A line that wraps would be erased by half.
      const room = (stream.columns || 80) - time.length - 4;
      stream.write(`${paint(36, FRAMES[frame % FRAMES.length])} ${label.slice(0, room)} ${paint(2, time)}\n`);
    }
    drawn = running.size;
  };
  const above = (text) => {
    erase();
    stream.write(`${text}\n`);
    draw();
  };
  const tick = () => {
    frame += 1;
    erase();
    draw();
  };

  return {
    note: above,
    async run(label, work) {
      const step = { label, began: Date.now() };
      running.add(step);
      timer ??= setInterval(tick, 100).unref();
      tick();
      let mark = paint(32, '✓');
      try {
        return await work();
      } catch (error) {
        mark = paint(31, '✗');
        throw error;
      } finally {
        running.delete(step);
        above(`${mark} ${label} ${paint(2, seconds(step.began))}`);
        if (running.size === 0) timer = void clearInterval(timer);
      }
    },
  };
}

const seconds = (began) => `${((Date.now() - began) / 1000).toFixed(1)} s`;
