import type { Kind } from './legacy-files.js';
import { bare } from './quoted.js';
import type { RawDocument } from './split-documents.js';

const PROGRESS_EVERY = 10_000;
const LISTED_FIELDS = 20;

interface Counts {
  readonly name: string;
  taken: number;
  refused: number;
  remarked: number;
  readonly leftOver: Map<string, number>;
}

/** Output of the report: its lines, and its progress in the meantime. */
export interface ReportLines {
  readonly say: (line: string) => void;
  readonly progress: (line: string) => void;
}

/** Reports what an import accepts and what not. */
export class ImportReport {
  private readonly files = new Map<Kind, Counts>();

  constructor(private readonly lines: ReportLines) {}

  /** Number of documents rejected so far. */
  get refused(): number {
    return [...this.files.values()].reduce((sum, { refused }) => sum + refused, 0);
  }

  open(kind: Kind, name: string): void {
    this.files.set(kind, { name, taken: 0, refused: 0, remarked: 0, leftOver: new Map() });
  }

  take(
    kind: Kind,
    raw: RawDocument,
    remarks: readonly string[],
    leftOver: readonly string[],
    id: unknown,
  ): void {
    const counts = this.of(kind);
    counts.taken += 1;
    if (remarks.length > 0) {
      counts.remarked += 1;
      this.lines.say(`${place(counts, raw, id)} taken, but: ${remarks.join('; ')}.`);
    }
    for (const field of leftOver) {
      const known = counts.leftOver.has(field) || counts.leftOver.size < LISTED_FIELDS;
      const name = known ? field : 'others';
      counts.leftOver.set(name, (counts.leftOver.get(name) ?? 0) + 1);
    }
    this.showProgress(counts);
  }

  refuse(kind: Kind, raw: RawDocument, reason: string, id: unknown): void {
    const counts = this.of(kind);
    counts.refused += 1;
    this.lines.say(`${place(counts, raw, id)} not taken: ${reason}.`);
    this.showProgress(counts);
  }

  /** One line a kind, and what was left over of its documents. */
  counts(): string[] {
    return [...this.files.values()].flatMap(({ name, taken, refused, remarked, leftOver }) => [
      `${name}: ${count(taken)} taken, ${count(remarked)} of them with a remark; ${count(refused)} not taken.`,
      ...(leftOver.size > 0 ? [`${name}: fields left out: ${fieldsOf(leftOver)}.`] : []),
    ]);
  }

  private of(kind: Kind): Counts {
    const counts = this.files.get(kind);
    if (!counts) throw new Error(`${kind} is not open`);
    return counts;
  }

  private showProgress({ name, taken, refused }: Counts): void {
    const read = taken + refused;
    if (read % PROGRESS_EVERY === 0) this.lines.progress(`… ${name}: ${count(read)} read`);
  }
}

export const count = (number: number): string => number.toLocaleString('en-US');

function place({ name }: Counts, { line, index, inArray }: RawDocument, id: unknown): string {
  const where = inArray ? `${name}[${index}]` : `${name}:${line}`;
  return id === undefined ? where : `${where} ${bare(id)}`;
}

const fieldsOf = (fields: ReadonlyMap<string, number>): string =>
  [...fields].map(([field, times]) => `${bare(field)} (${count(times)})`).join(', ');
