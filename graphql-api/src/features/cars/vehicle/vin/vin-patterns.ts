import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import type { EngineFacts } from '../engine-facts.js';
import { Fuel } from '../fuel.kinds.js';

interface Pattern {
  readonly yearFrom: number;
  readonly yearTo: number;
  /** A pattern as `matchPattern` reads it. */
  readonly key: string;
}

export interface ModelPattern extends Pattern {
  readonly make: string;
  readonly model: string;
}

export interface EnginePattern extends Pattern {
  readonly engine: EngineFacts;
}

export interface MakerPatterns {
  readonly models: readonly ModelPattern[];
  readonly engines: readonly EnginePattern[];
}

const TABLE = new URL('vin-patterns.txt.br', import.meta.url);

/** The lines of each maker, unparsed. */
let table: Promise<ReadonlyMap<string, string>> | undefined;

/**
 * The patterns of a maker (WMI); none if the table does not know the maker. The table is read at the first request: 2.2
 * MB.
 */
export async function patternsOf(wmi: string): Promise<MakerPatterns> {
  table ??= readTable();
  const lines = (await table).get(wmi)?.split('\n') ?? [];
  const cells = lines.map((line) => line.split('\t'));
  return {
    models: cells.flatMap(([kind, from, to, key = '', make = '', model = '']) =>
      kind === 'M' ? [{ yearFrom: Number(from), yearTo: Number(to), key, make, model }] : [],
    ),
    engines: cells.flatMap(([kind, from, to, key = '', litres, cylinders, fuel]) =>
      kind === 'E'
        ? [{ yearFrom: Number(from), yearTo: Number(to), key, engine: engineOf(litres, cylinders, fuel) }]
        : [],
    ),
  };
}

const engineOf = (litres = '', cylinders = '', fuel = ''): EngineFacts => ({
  litres: litres === '' ? null : Number(litres),
  cylinders: cylinders === '' ? null : Number(cylinders),
  fuel: fuel === '' ? null : Fuel[fuel as keyof typeof Fuel],
});

/** `>1HG`, then its lines, tab between cells: `M from to key make model` or `E from to key litres cylinders fuel`. */
async function readTable(): Promise<ReadonlyMap<string, string>> {
  const text = (await promisify(brotliDecompress)(await readFile(TABLE))).toString('latin1');
  return new Map(
    text
      .slice(1)
      .split('\n>')
      .map((block) => [block.slice(0, 3), block.slice(4)] as const),
  );
}
