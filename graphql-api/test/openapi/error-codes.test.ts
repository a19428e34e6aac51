import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildSchema, type GraphQLEnumType } from 'graphql';

import { httpStatus } from '../../src/rest/http-status.js';
import { type ErrorCode, errorCodes } from '../../src/shared/error-codes.js';

const root = join(__dirname, '../../..');
const page = readFileSync(join(root, 'docs/api.md'), 'utf8');

test('docs list every error code with status and meaning, and no other', () => {
  const rows = [
    ...page.matchAll(/^\| `(?<code>[A-Z_]+)`\s*\| (?<status>\d{3})\s*\| (?<meaning>.*?)\s*\|$/gm),
  ];
  const listed = rows.map(({ groups }) => [groups?.code, Number(groups?.status), groups?.meaning]);

  const known = Object.entries(errorCodes).map(([code, meaning]) => [
    code,
    httpStatus[code as ErrorCode],
    meaning,
  ]);
  expect(listed.sort()).toEqual(known.sort());
});

test('the schema lists the same codes and meanings', () => {
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
  const values = (schema.getType('ErrorCode') as GraphQLEnumType).getValues();

  expect(Object.fromEntries(values.map(({ name, description }) => [name, description]))).toEqual(errorCodes);
});
