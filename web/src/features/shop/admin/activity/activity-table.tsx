import { chakra } from '#shared/ui/chakra';
import { recentMoment } from '#shared/format/dates';
import { Frame, NotApplicable, Row, Table } from '#shared/data-table/data-table.styles';
import { TextLink } from '#shared/ui/text-link';
import { actorLabel, auditLabel } from '#shop-kit/audit-label';
import { paths } from '#shop-kit/paths';
import { ActivityChanges } from './activity-change';
import type { Activity_EntryFragment } from './activity.generated';

interface ActivityTableProps {
  entries: readonly Activity_EntryFragment[];
  now: Date;
  busy: boolean;
}

/** Layout of a row as card: time and actor above, then the action, then the values. */
const card = {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"when who" "what what" "change change"',
};

/** An import links to its page, where it can be undone; all else to the history of the same object. */
const wayTo = ({ subject, subjectId }: Activity_EntryFragment) =>
  subject === 'IMPORT'
    ? paths.dashboard.import.to(subjectId)
    : paths.dashboard.activity.to({ subject, id: subjectId });

/** An address breaks before its "@", if it has to. */
function Person({ name }: { name: string }) {
  const [before = '', ...rest] = name.split('@');
  return (
    <>
      {before}
      {rest.length > 0 && (
        <>
          <wbr />@{rest.join('@')}
        </>
      )}
    </>
  );
}

/** A line of the log is as tall as its changes: related cells are aligned at its top. */
const atTop = { '& tbody > tr[data-row] > *': { height: 'auto', verticalAlign: 'top', py: '3' } };

/** Activity, newest first, each with the values before and after, and a link to the history of the same object. */
export function ActivityTable({ entries, now, busy }: ActivityTableProps) {
  return (
    <Frame aria-busy={busy}>
      <Table css={atTop}>
        <chakra.caption srOnly>Activity, newest first</chakra.caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col" style={{ width: '22%' }}>
              Who
            </th>
            <th scope="col" style={{ width: '26%' }}>
              What
            </th>
            <th scope="col">Before and after</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.id} data-row={entry.id} style={card}>
              <chakra.td style={{ gridArea: 'when' }} textStyle="number" whiteSpace="nowrap">
                <time dateTime={entry.at}>{recentMoment(now, entry.at)}</time>
              </chakra.td>
              <chakra.td style={{ gridArea: 'who' }} overflowWrap="anywhere">
                <Person name={actorLabel(entry.by)} />
              </chakra.td>
              <chakra.th
                scope="row"
                style={{ gridArea: 'what' }}
                fontWeight="semibold"
                overflowWrap="anywhere"
              >
                <TextLink
                  to={wayTo(entry)}
                  color="inherit"
                  // As high as a finger is wide, and no row the taller for it.
                  display="inline-block"
                  py="3"
                  my="-3"
                >
                  {auditLabel(entry)}
                </TextLink>
              </chakra.th>
              <td style={{ gridArea: 'change' }}>
                {entry.changes.length > 0 ? (
                  <ActivityChanges changes={entry.changes} />
                ) : (
                  <NotApplicable>N / A</NotApplicable>
                )}
              </td>
            </Row>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
