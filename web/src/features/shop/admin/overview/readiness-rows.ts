import { paths } from '#shop-kit/paths';
import type { ReadinessChecksQuery } from './readiness-checks.generated';

type Check = ReadinessChecksQuery['readinessChecks'][number];

interface Place {
  readonly label: string;
  readonly to: string;
}

const { dashboard } = paths;

/** The eight steps of a first day, in the order in which they are best done; where one of them is done in the shop, the page for it. */
const STEPS: readonly (readonly [Check['area'], string, Place?])[] = [
  ['CARS', 'Cars', { label: 'Open Import, Cars', to: dashboard.imports.to({ kind: 'VEHICLES' }) }],
  ['PARTS', 'Parts', { label: 'Open Import', to: dashboard.imports.to() }],
  ['PICTURES', 'Photos', { label: 'Open Manage Products', to: dashboard.manageProducts.to() }],
  ['STRIPE', 'Stripe'],
  ['SIGN_IN', 'Sign-in'],
  ['MAIL', 'Email'],
  ['ADMIN', 'Admin'],
  ['FIRST_ORDER', 'First order', { label: 'Open the catalogue', to: paths.catalogue.to() }],
];

export interface ReadinessRow {
  readonly title: string;
  readonly fill: 'empty' | 'full' | 'half';
  /** What is missing, or the check's result where nothing is. */
  readonly message: string;
  /** Failed checks, with what to do about them. */
  readonly open: readonly Check[];
  /** Page where it is done, if it is in the shop. */
  readonly place: Place | undefined;
}

/** The rows of the checklist. One is full only when all its checks are good: an unknown one is not. */
export function readinessRows(checks: readonly Check[]): ReadinessRow[] {
  return STEPS.map(([area, title, place]) => {
    const own = checks.filter((check) => check.area === area);
    const open = own.filter(({ state }) => state !== 'GOOD');
    const fill = open.length === 0 ? 'full' : open.length < own.length ? 'half' : 'empty';
    return { title, fill, message: (open[0] ?? own[0])?.message ?? '', open, place };
  });
}
