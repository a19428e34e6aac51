import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { EngineFacts } from '../../vehicle/engine-facts.js';
import { Fuel } from '../../vehicle/fuel.kinds.js';
import type { Car } from '../../vehicle/car.js';
import type { CarAnswers, FitmentQuestion, FitmentRow } from '../fitment-row.js';
import { Position } from '../position.kinds.js';
import type { FitmentList } from '../verdict.js';

/** One line of `verdict-cases.txt` about a car, with the part above it. */
export interface VerdictCase {
  readonly line: string;
  readonly list: FitmentList;
  readonly car: Car;
  readonly answers: CarAnswers;
  readonly verdict: string;
  readonly reason: string;
}

/** The table, in its order. Throws for a line that it can't read. */
export function readVerdictCases(): VerdictCase[] {
  const lines = readFileSync(join(__dirname, 'verdict-cases.txt'), 'utf8').split('\n');
  const questions = new Map(
    lines.filter((line) => line.startsWith('# ? ')).map((line) => questionOf(line.slice(4))),
  );
  const cases: VerdictCase[] = [];
  let list = { universal: false, complete: false, rows: [] as FitmentRow[] };
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('== ')) list = { ...flagsOf(line), rows: [] };
    else if (/^[+-] /.test(line)) list.rows.push(rowOf(line, `row ${index}`, questions));
    else if (/^\d{4} /.test(line)) cases.push(caseOf(line, list));
    else if (line !== '' && !line.startsWith('#')) throw new Error(`line ${index + 1}: ${line}`);
  }
  return cases;
}

const flagsOf = (line: string) => ({
  universal: line.startsWith('== universal'),
  complete: /^== .*complete/.test(line),
});

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

/** Models of the table are told apart by their names. */
const modelIdOf = (model: string) => Buffer.from(model).reduce((id, byte) => id * 31 + byte, 7);

function questionOf(line: string): [string, FitmentQuestion] {
  const [, key = '', text = '', answers = ''] = /^(.+?): (.+\?) (.+)$/.exec(line) ?? [];
  return [key, { key, text, answers: answers.split(', ') }];
}

function engineOf(cell: string | undefined): EngineFacts | null {
  if (!cell) return null;
  const [litres = '?', cylinders = '?', fuel = '?'] = cell.split('/');
  const number = (fact: string) => (fact === '?' ? null : Number(fact));
  return {
    litres: number(litres),
    cylinders: number(cylinders),
    fuel: fuel === '?' ? null : Fuel[fuel as keyof typeof Fuel],
  };
}

function rowOf(line: string, id: string, questions: ReadonlyMap<string, FitmentQuestion>): FitmentRow {
  const [position = '', cars = '', engine, qualifier = ''] = cellsOf(line.slice(2));
  const [, model = '', from, to] = /^(.+) (\d{4})-(\d{4})$/.exec(cars) ?? [];
  const [, key = '', accepted = ''] = /^(.+?): (.+)$/.exec(qualifier) ?? [];
  const question = questions.get(key) ?? null;
  if (model === '' || (qualifier !== '' && !question)) throw new Error(`what row is "${line}"?`);
  return {
    id,
    modelId: modelIdOf(model),
    model,
    yearFrom: Number(from),
    yearTo: Number(to),
    engine: engineOf(engine),
    position: position === '' ? null : Position[position as keyof typeof Position],
    question,
    accepted: question && accepted.split(', '),
    excludes: line.startsWith('-'),
  };
}

function caseOf(line: string, list: FitmentList): VerdictCase {
  const [car = '', engine, answers = '', verdict = '', reason = ''] = cellsOf(line);
  const model = car.slice(5);
  return {
    line,
    list,
    car: {
      modelId: modelIdOf(model),
      make: 'Any',
      model,
      year: Number(car.slice(0, 4)),
      engine: engineOf(engine),
    },
    answers: new Map(
      answers === '' ? [] : answers.split(', ').map((one) => one.split('=') as [string, string]),
    ),
    verdict,
    reason,
  };
}
