import type { ReadinessChecksQuery } from './readiness-checks.generated';

type Check = ReadinessChecksQuery['readinessChecks'][number];

/** The eight steps of a first day, in the order in which they are best done. */
const STEPS = [
  ['CARS', 'Cars'],
  ['PARTS', 'Parts'],
  ['PICTURES', 'Pictures'],
  ['STRIPE', 'Stripe'],
  ['SIGN_IN', 'Sign-in'],
  ['MAIL', 'Mail'],
  ['ADMIN', 'Admin'],
  ['FIRST_ORDER', 'First order'],
] as const;

export interface ReadinessRow {
  readonly title: string;
  readonly fill: 'empty' | 'full' | 'half';
  /** What is missing, or what was seen where nothing is. */
  readonly says: string;
  /** What is not good, with what to do about it. */
  readonly open: readonly Check[];
}

/** The rows of the checklist. One is full only when all that was asked about it is good: what can't be seen is not. */
export function readinessRows(checks: readonly Check[]): ReadinessRow[] {
  return STEPS.map(([area, title]) => {
    const own = checks.filter((check) => check.area === area);
    const open = own.filter(({ state }) => state !== 'GOOD');
    const fill = open.length === 0 ? 'full' : open.length < own.length ? 'half' : 'empty';
    return { title, fill, says: (open[0] ?? own[0])?.says ?? '', open };
  });
}
