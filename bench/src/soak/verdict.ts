import type { Glimpse } from './watch.js';
import type { Traffic } from './traffic.js';

/** Share by which memory may be more in the last third of a run than in the third before it. */
const MAX_GROWTH = 0.02;
const EXAMPLES = 20;

/** Results of a run, and what is wrong with them. */
export interface Verdict {
  readonly requests: number;
  readonly failures: number;
  readonly examples: readonly string[];
  readonly errorLines: number;
  /** The first of these lines, complete. */
  readonly errors: readonly string[];
  /** Milliseconds. */
  readonly latency: Readonly<Record<string, { count: number; p50: number; p95: number; max: number }>>;
  /** Means of the thirds of the run, in MB, and the growth from the second to the last. */
  readonly memory: { readonly thirds: readonly number[]; readonly growth: number };
  readonly connections: { readonly thirds: readonly number[]; readonly most: number };
  readonly idleInTransaction: number;
  readonly ledger: string;
  readonly paid: { readonly confirmed: number; readonly inDatabase: number };
  readonly violations: readonly string[];
}

export interface Findings {
  readonly traffic: Traffic;
  readonly glimpses: readonly Glimpse[];
  readonly errorLines: readonly string[];
  readonly ledger: string;
  readonly paidInDatabase: number;
}

/** Judges a run. A run too short for memory to settle is measured, and memory says nothing: `judgeMemory` false. */
export function judge(findings: Findings, { judgeMemory }: { judgeMemory: boolean }): Verdict {
  const { traffic, glimpses, errorLines, ledger, paidInDatabase } = findings;
  const memory = thirdsOf(glimpses.map((glimpse) => glimpse.memoryMb));
  const [, before = 0, last = 0] = memory;
  const growth = before > 0 ? last / before - 1 : 0;
  const connections = glimpses.map((glimpse) => glimpse.connections);
  const connectionThirds = thirdsOf(connections);
  const idleInTransaction = Math.max(0, ...glimpses.map((glimpse) => glimpse.idleInTransaction));
  const confirmed = traffic.times.get('confirm payment')?.length ?? 0;
  const [, connectionsBefore = 0, connectionsLast = 0] = connectionThirds;
  const violations = [
    ...(traffic.failures > 0 ? [`${traffic.failures} requests failed`] : []),
    ...(errorLines.length > 0 ? [`${errorLines.length} errors in the log`] : []),
    ...(judgeMemory && growth >= MAX_GROWTH ? [`memory grew by ${percent(growth)}`] : []),
    ...(connectionsLast > connectionsBefore + 1 ? ['connections grew'] : []),
    ...(idleInTransaction > 0 ? ['a connection sat idle in a transaction'] : []),
    ...(ledger === 'all agrees' ? [] : [`ledger: ${ledger}`]),
    ...(confirmed === paidInDatabase
      ? []
      : [`${confirmed} payments confirmed, ${paidInDatabase} orders paid`]),
  ];
  return {
    requests: traffic.requests,
    failures: traffic.failures,
    examples: traffic.examples,
    errorLines: errorLines.length,
    errors: errorLines.slice(0, EXAMPLES),
    latency: Object.fromEntries([...traffic.times].map(([kind, times]) => [kind, summary(times)])),
    memory: { thirds: memory.map(rounded), growth },
    connections: { thirds: connectionThirds.map(rounded), most: Math.max(0, ...connections) },
    idleInTransaction,
    ledger,
    paid: { confirmed, inDatabase: paidInDatabase },
    violations,
  };
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const rounded = (figure: number) => Math.round(figure * 10) / 10;

function thirdsOf(figures: readonly number[]): number[] {
  const size = figures.length / 3;
  return [0, 1, 2].map((third) =>
    mean(figures.slice(Math.round(third * size), Math.round((third + 1) * size))),
  );
}

const mean = (figures: readonly number[]) =>
  figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + figure, 0) / figures.length;

function summary(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number) =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN);
  return { count: sorted.length, p50: share(0.5), p95: share(0.95), max: share(1) };
}
