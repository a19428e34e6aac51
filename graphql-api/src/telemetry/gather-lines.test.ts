import { gatherLines } from './gather-lines.js';

const line = (level: string, text: string) =>
  `{"level":"${level}","time":"2026-11-28T08:00:00.000Z","msg":"${text}"}\n`;

let written: string[];
const write = (lines: string) => {
  written.push(lines);
};
beforeEach(() => {
  written = [];
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('lines within a short interval are written together, in order', () => {
  const log = gatherLines({ write }, { ms: 50, characters: 1000 });
  log.write(line('info', 'one'));
  log.write(line('debug', 'two'));
  expect(written).toEqual([]);

  jest.advanceTimersByTime(50);
  log.write(line('info', 'three'));
  jest.advanceTimersByTime(50);

  expect(written).toEqual([line('info', 'one') + line('debug', 'two'), line('info', 'three')]);
});

test('lines are written as soon as the buffer is full', () => {
  const log = gatherLines({ write }, { ms: 50, characters: 120 });
  log.write(line('info', 'one'));
  log.write(line('info', 'two'));

  expect(written).toEqual([line('info', 'one') + line('info', 'two')]);
  jest.advanceTimersByTime(50);
  expect(written).toHaveLength(1);
});

test.each(['warn', 'error', 'fatal'])(
  'a line of level %s is written at once, after earlier ones',
  (level) => {
    const log = gatherLines({ write }, { ms: 50, characters: 1000 });
    log.write(line('info', 'one'));
    log.write(line(level, 'two'));

    expect(written).toEqual([line('info', 'one') + line(level, 'two')]);
  },
);
