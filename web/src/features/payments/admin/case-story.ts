import { recentMoment } from '#shared/format/dates';
import { formatMoney } from '#shared/format/money';
import type { UprightStep } from '#shared/ui/upright-shaft';
import { actorLabel, auditPhrase } from '#shop-kit/audit-label';
import type { AdminCases_CaseFragment } from './admin-cases.generated';
import { resolutionLabels } from './case-labels';

type Case = AdminCases_CaseFragment;
type Entry = Case['history'][number];

/** The money and the payment that a line of the log names. */
function factsOf({ changes }: Entry): string[] {
  const after = (field: string) => changes.find((change) => change.field === field)?.after ?? null;
  const amount = after('amount') ?? after('total');
  return [amount && formatMoney(amount), after('transactionId') ?? after('refundId'), after('note')].filter(
    (fact) => fact !== null && fact !== '',
  ) as string[];
}

/** The case's history, oldest first, from the order to the end of the case. */
export function caseStory(found: Case, now: Date): UprightStep[] {
  const { history, detail, state, openedAt, closedAt, closedBy, resolution, note } = found;
  const at = (iso: string) => ({ iso, text: recentMoment(now, iso) });
  const done = (name: string, hint: string | undefined, iso: string): UprightStep => ({
    name,
    hint,
    at: at(iso),
    state: 'done',
  });
  const opened = done('Case opened', detail, openedAt);
  const events = history.filter(({ action }) => action !== 'PAYMENT_PROBLEM');
  const toStep = (entry: Entry) =>
    done(auditPhrase(entry), [actorLabel(entry.by), ...factsOf(entry)].join(' · '), entry.at);
  const before = events.filter(({ at: when }) => when <= openedAt).map(toStep);
  const since = events.filter(({ at: when }) => when > openedAt).map(toStep);
  const story = [...before, opened, ...since];
  if (closedAt && resolution)
    return [...story, done(resolutionLabels[resolution], `Closed by ${actorLabel(closedBy)}`, closedAt)];
  return [
    ...story,
    { name: state === 'WAITING' ? 'On hold' : 'Open', hint: note ?? undefined, state: 'now' },
  ];
}
