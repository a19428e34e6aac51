import { cutTo } from '../../../../shared/cut-to.js';
import type { EngineFacts } from '../../../cars/vehicle/engine-facts.js';
import { Fuel } from '../../../cars/vehicle/fuel.kinds.js';
import type { YearRange } from '../../../cars/vehicle/vehicle-model.entity.js';
import type { Cell } from '../../../../shared/table-file/export-file.js';
import { type RowCells, enumLabel } from '../../import/row-cells.js';

export const COLUMNS = ['make', 'model', 'years', 'engines'] as const;
export type Column = (typeof COLUMNS)[number];

/** An engine with the years that the model was sold with it. */
export interface EngineSpan extends EngineFacts {
  readonly from: number;
  readonly to: number;
}

/** A model of car with its engines; years and engines in order, each once. */
export interface CarValues {
  readonly make: string;
  readonly model: string;
  readonly years: readonly YearRange[];
  readonly engines: readonly EngineSpan[];
}

const formatSpan = ({ from, to }: YearRange) => (from === to ? String(from) : `${from}-${to}`);

/** "2017-2022 2.4 l 4 cyl gasoline": what is not known is left out. */
const formatEngine = ({ litres, cylinders, fuel, ...span }: EngineSpan) =>
  [
    formatSpan(span),
    litres !== null && `${litres.toFixed(1)} l`,
    cylinders !== null && `${cylinders} cyl`,
    fuel !== null && enumLabel(fuel),
  ]
    .filter(Boolean)
    .join(' ');

export const CAR_CELLS: Readonly<Record<Column, (car: CarValues) => Cell>> = {
  make: ({ make }) => make,
  model: ({ model }) => model,
  years: ({ years }) => years.map(formatSpan).join(' | '),
  engines: ({ engines }) => engines.map(formatEngine).join(' | ') || null,
};

/** Model years: "1996-1999 | 2001-2003". Undefined where there is no such column. Throws WrongCell. */
export function readYears(row: RowCells<Column>): YearRange[] | undefined {
  const text = row.text('years', 2000);
  if (text === undefined) return undefined;
  const spans = partsOf(text).map(
    (part) => spanOf(part) ?? row.refuse('years', 'must be years such as 1996-1999 | 2001-2003.'),
  );
  if (spans.length === 0) row.refuse('years', 'is empty.');
  return inOrder(spans);
}

const ENGINE = /^(\S+)((?:\s+\d{1,2}(?:\.\d)?\s*l)?)((?:\s+\d{1,2}\s*cyl)?)((?:\s+[a-z][a-z ]*)?)$/i;

/** Engines: "2017-2022 2.4 l 4 cyl gasoline | 2024 electric". Undefined where there is no such column. Throws WrongCell. */
export function readEngines(row: RowCells<Column>): EngineSpan[] | undefined {
  const text = row.text('engines', 50_000);
  if (text === undefined) return undefined;
  const engines = partsOf(text).map((part) => {
    const engine = engineOf(part);
    if (!engine)
      row.refuse(
        'engines',
        `has “${cutTo(part, 60)}”, which is not an engine such as 2017-2022 2.4 l 4 cyl gasoline.`,
      );
    return engine;
  });
  const once = new Map(engines.map((engine) => [formatEngine(engine), engine]));
  return sortEngines([...once.values()]);
}

/** Sorts engines as they are stored: by their years, then by what they are. */
export const sortEngines = (engines: readonly EngineSpan[]): EngineSpan[] =>
  [...engines].sort((a, b) => a.from - b.from || a.to - b.to || (formatEngine(a) < formatEngine(b) ? -1 : 1));

/** Each fuel by its name in a file. */
const FUELS: Readonly<Record<string, Fuel>> = {
  ...Object.fromEntries(Object.entries(Fuel)),
  PETROL: Fuel.GASOLINE,
};

function engineOf(text: string): EngineSpan | undefined {
  const [, years = '', litresText = '', cylindersText = '', fuelText = ''] = ENGINE.exec(text) ?? [];
  const span = spanOf(years);
  const litres = litresText ? parseFloat(litresText) : null;
  const cylinders = cylindersText ? parseInt(cylindersText, 10) : null;
  const fuelName = fuelText.trim().toUpperCase().replace(/\s+/g, '_');
  const fuel = fuelName ? FUELS[fuelName] : null;
  if (!span || fuel === undefined || (litres ?? cylinders ?? fuel) === null) return undefined;
  if (litres !== null && !(litres > 0 && litres < 30)) return undefined;
  if (cylinders !== null && !(cylinders >= 1 && cylinders <= 24)) return undefined;
  return { from: span.from, to: span.to, litres, cylinders, fuel };
}

function spanOf(text: string): YearRange | undefined {
  const [, first, last = first] =
    /^(\d{4})(?:[.,]0{1,2})?(?:\s*[-–]\s*(\d{4})(?:[.,]0{1,2})?)?$/.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  return from >= 1885 && from <= to && to <= 2100 ? { from, to } : undefined;
}

/** Years as the database stores them: what touches or overlaps is one. */
function inOrder(spans: readonly YearRange[]): YearRange[] {
  const all: YearRange[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && span.from <= last.to + 1)
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else all.push(span);
  }
  return all;
}

const partsOf = (text: string | null): string[] =>
  (text ?? '')
    .split(/[|;]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
