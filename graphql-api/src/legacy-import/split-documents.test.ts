import { splitDocuments } from './split-documents.js';

async function split(text: string, size = text.length || 1): Promise<[string, number][]> {
  async function* chunks() {
    for (let at = 0; at < text.length; at += size) yield await Promise.resolve(text.slice(at, at + size));
  }
  const found: [string, number][] = [];
  for await (const { text: document, line } of splitDocuments(chunks())) found.push([document, line]);
  return found;
}

const [one, two] = ['{"a":{"b":"}\\"{"}}', '{"c":[1,{"d":"\\\\"}]}'];

test.each([
  ['one a line', `${one}\n${two}\n`, [1, 2]],
  ['with a byte order mark and CRLF', `\uFEFF${one}\r\n\r\n${two}\r\n`, [1, 3]],
  ['an array in one line', `[${one},${two}]`, [1, 1]],
  ['an array with a line each', `[${one},\n${two}\n]\n`, [1, 2]],
  ['without a line break at the end', `${one}\n${two}`, [1, 2]],
])('documents are split: %s, at any chunk size', async (_, text, lines) => {
  for (const size of [1, 2, 7, 1000]) {
    expect(await split(text, size)).toEqual([
      [one, lines[0]],
      [two, lines[1]],
    ]);
  }
});

test('a pretty-printed document is one document', async () => {
  const pretty = '{\n\t"a": {\n\t\t"b": 1\n\t}\n}';
  expect(await split(`[${pretty},\n${pretty}\n]`)).toEqual([
    [pretty, 1],
    [pretty, 6],
  ]);
});

test.each([
  ['a string that does not end', `{"a":"b}\n${two}\n`, '{"a":"b}'],
  ['a brace that is missing', `{"a":{"b":1}\n${two}\n`, '{"a":{"b":1}'],
  ['words', `_id,name\n${two}\n`, '_id,name'],
])('a broken document does not affect the next one: %s', async (_, text, broken) => {
  for (const size of [1, 1000]) {
    expect(await split(text, size)).toEqual([
      [broken, 1],
      [two, 2],
    ]);
  }
});

test('a truncated file ends with the remaining text', async () => {
  expect(await split(`${one}\n{"a":"b`)).toEqual([
    [one, 1],
    ['{"a":"b', 2],
  ]);
  expect(await split('')).toEqual([]);
});

test('an unclosed array is refused after its documents are read, because more may be missing', async () => {
  for (const cut of [`[${one},${two}`, `[${one},\n`, `[${one},{"a":"b`]) {
    await expect(split(cut)).rejects.toThrow('its array is never closed.');
  }
  expect(await split('[]')).toEqual([]);
});

test('a document larger than the limit is refused instead of buffered', async () => {
  const endless = `{"a":"${'b'.repeat(17 * 1024 * 1024)}`;
  await expect(split(endless, 64 * 1024)).rejects.toThrow('line 1 begins a document of more than 16 MB');
});
