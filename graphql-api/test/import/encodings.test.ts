import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import iconv from 'iconv-lite';

import { Role } from '../../src/auth/role.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { runCommand } from '../support/run-command.js';
import { preview, type SeenImport, seeImport, then } from './importing.js';

jest.setTimeout(60_000);

let shop: TestShop;
let admin: Customer;
beforeAll(async () => {
  shop = await createTestShop();
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(() => shop.close());

const HEAD = 'part_number,brand,name,price,stock';
const rowsOf = (name: string) => `${HEAD}\nEN-1,Norrland,${name},9.90,3\nEN-2,Norrland,Plain,9.90,3\n`;
const send = (text: string, encoding: string, name = 'parts.csv') =>
  preview(shop, admin, Uint8Array.from(iconv.encode(text, encoding)), name, 'parts');

interface Sample {
  readonly encoding: string | null;
  readonly encodings: readonly { readonly name: string; readonly lines: readonly string[] }[];
}

async function sampleOf({ id }: SeenImport): Promise<Sample | null> {
  const { data } = await admin.graphql(
    'query ($id: ID!) { import(id: $id) { sample { encoding encodings { name lines } } } }',
    { id },
  );
  return (data as unknown as { import: { sample: Sample | null } }).import.sample;
}

/** Chooses an encoding and has the file checked. Returns the import, or why not. */
async function choose({ id }: SeenImport, encoding: string): Promise<SeenImport | string> {
  const { errors } = await admin.graphql(
    'mutation ($id: ID!, $recipe: ImportRecipeInput!) { setImportRecipe(id: $id, recipe: $recipe) { state } }',
    { id, recipe: { encoding } },
  );
  if (errors) return errors[0]?.message ?? '';
  await shop.runTask('imports');
  return seeImport(admin, id);
}

describe('a file that is not UTF-8 asks for its encoding', () => {
  test.each([
    ['windows-1252', 'Bremsscheibe für Cœur, belüftet, 64,90 €'],
    ['windows-1250', 'Tarcza hamulcowa przód, średnica, łożyska'],
    ['windows-1251', 'Тормозной диск передний вентилируемый'],
    ['windows-1253', 'Δίσκος φρένου εμπρός, αεριζόμενος'],
    ['windows-1254', 'Ön fren diski, havalandırmalı değişim'],
    ['windows-1257', 'Priekinis stabdžių diskas, žemas triukšmas'],
    ['ISO-8859-2', 'Tarcza hamulcowa przód, średnica, ścięte łożyska'],
    ['KOI8-R', 'Колодки тормозные передние'],
    ['IBM850', 'Bremsbeläge für Käfer, Größe'],
    ['Shift_JIS', 'フロントブレーキディスク 通気式'],
    ['GB18030', '前制动盘 通风 三百毫米 前制动片 低粉尘 套装'],
  ])('%s is one of three readings, and is used once chosen', async (encoding, name) => {
    const seen = await send(rowsOf(`"${name}"`), encoding);
    expect(seen).toMatchObject({ state: 'NEEDS_RECIPE', encoding: null, digest: null, newCount: 0 });
    const sample = await sampleOf(seen);
    expect(sample?.encodings.length).toBeLessThanOrEqual(3);
    expect(sample?.encodings.find((reading) => reading.name === encoding)?.lines).toEqual([
      `EN-1,Norrland,"${name}",9.90,3`,
    ]);

    expect(await then(shop, admin, 'apply', seen.id, 'a'.repeat(64))).toBe(
      'This import has moved to another state.',
    );
    const read = await choose(seen, encoding.toLowerCase());
    expect(read).toMatchObject({ state: 'READY', encoding, newCount: 2, wrongCount: 0 });
    expect((read as SeenImport).lines.nodes[0]?.label).toContain(name);
    expect(await sampleOf(seen)).toMatchObject({ encoding });
  });

  test('another encoding can be chosen until the file is applied, and a recheck keeps it', async () => {
    const seen = await send(rowsOf('Größe'), 'windows-1252');
    const label = (item: SeenImport | string) => (item as SeenImport).lines.nodes[0]?.label;
    expect(label(await choose(seen, 'windows-1251'))).toBe('GrцЯe, Norrland EN-1');
    expect(label(await choose(seen, 'windows-1252'))).toBe('Größe, Norrland EN-1');
    expect(label(await then(shop, admin, 'recheck', seen.id))).toBe('Größe, Norrland EN-1');
    expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({ state: 'APPLIED' });
    expect(await choose(seen, 'windows-1251')).toBe('This import has moved to another state.');
  });

  test('an unsupported encoding is refused with the supported ones', async () => {
    const seen = await send(rowsOf('Größe'), 'windows-1252');
    expect(await choose(seen, 'EBCDIC')).toMatch(/^EBCDIC is not a supported encoding\. .*windows-1252, /);
    expect(await seeImport(admin, seen.id)).toMatchObject({ state: 'NEEDS_RECIPE' });
  });

  test('it can be discarded instead', async () => {
    const seen = await send(rowsOf('Größe'), 'windows-1252');
    expect(await then(shop, admin, 'discard', seen.id)).toBe('');
    await expect(seeImport(admin, seen.id)).rejects.toThrow('This import no longer exists.');
  });

  test('UTF-8 and ASCII need no choice', async () => {
    for (const name of ['Größe', 'Size'])
      expect(await send(rowsOf(name), 'utf8')).toMatchObject({ state: 'READY', encoding: 'UTF-8' });
  });
});

test('npm run import prints the readings without importing, and accepts an encoding option', async () => {
  const path = join(await mkdtemp(join(tmpdir(), 'axle-encodings-')), 'parts.csv');
  await writeFile(path, iconv.encode(rowsOf('Łożysko ścięte').replaceAll('EN-', 'CLI-'), 'windows-1250'));
  const run = (...options: string[]) =>
    runCommand('import.js', ['parts', path, ...options], shop.env.DATABASE_URL);

  expect(await run()).toMatchObject({
    code: 2,
    complaint: expect.stringMatching(
      /^The file is not UTF-8\. It may be:\n[^]* {2}windows-1250\n {4}CLI-1,Norrland,Łożysko ścięte,9\.90,3\n[^]*--encoding/,
    ),
  });
  expect(await run('--encoding', 'windows-1250')).toMatchObject({ code: 0 });
  expect(await shop.database.query(`SELECT name FROM part WHERE part_number = 'CLI-1'`)).toEqual([
    { name: 'Łożysko ścięte' },
  ]);
  expect(await run('--encoding', 'EBCDIC')).toMatchObject({
    code: 2,
    complaint: expect.stringContaining('EBCDIC is not a supported encoding.'),
  });
});
