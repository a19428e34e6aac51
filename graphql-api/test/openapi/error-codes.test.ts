import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { httpStatus } from '../../src/rest/http-status.js';

const page = readFileSync(join(__dirname, '../../../docs/api.md'), 'utf8');

test('the page of the API lists every refusal with its status, and no other', () => {
  const rows = [...page.matchAll(/^\| `(?<code>[A-Z_]+)`\s*\| (?<status>\d{3})/gm)];
  const listed = Object.fromEntries(rows.map(({ groups }) => [groups?.code, Number(groups?.status)]));
  expect(listed).toEqual(httpStatus);
});
