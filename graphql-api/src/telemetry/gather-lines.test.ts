import { gatherLines } from './gather-lines.js';

const line = (level: number, text: string) => `{"level":${level},"time":1,"msg":"${text}"}\n`;

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

test('lines of a moment go out in one piece, in their order', () => {
  const log = gatherLines({ write }, { ms: 50, characters: 1000 });
  log.write(line(30, 'one'));
  log.write(line(20, 'two'));
  expect(written).toEqual([]);

  jest.advanceTimersByTime(50);
  log.write(line(30, 'three'));
  jest.advanceTimersByTime(50);

  expect(written).toEqual([line(30, 'one') + line(20, 'two'), line(30, 'three')]);
});

test('nothing waits for more than fits', () => {
  const log = gatherLines({ write }, { ms: 50, characters: 60 });
  log.write(line(30, 'one'));
  log.write(line(30, 'two'));

  expect(written).toEqual([line(30, 'one') + line(30, 'two')]);
  jest.advanceTimersByTime(50);
  expect(written).toHaveLength(1);
});

test.each([40, 50, 60])('a line of level %d goes out at once, after those before it', (level) => {
  const log = gatherLines({ write }, { ms: 50, characters: 1000 });
  log.write(line(30, 'one'));
  log.write(line(level, 'two'));

  expect(written).toEqual([line(30, 'one') + line(level, 'two')]);
});
