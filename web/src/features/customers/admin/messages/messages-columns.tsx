import { cutTo } from '#shared/format/cut-to';
import { recentMoment } from '#shared/format/dates';
import type { Column } from '#shared/data-table/data-table';
import { SubLine } from '#shared/data-table/data-table.styles';
import type { AdminMessages_MessageFragment } from './admin-messages.generated';

type Message = AdminMessages_MessageFragment;

export const nameOfMessage = ({ name }: Message) => `the message from ${name}`;

/** Layout of a row as card: message above, order and date below. */
export const messageCard = { columns: 'minmax(0, 1fr) auto', areas: '"message message" "order since"' };

/** Columns: message, order and date. */
export function messagesColumns(now: Date): Column<Message, never>[] {
  return [
    {
      label: 'Message',
      kind: 'name',
      width: '68%',
      area: 'message',
      cell: ({ name, message, answeredBy }) => (
        <>
          {name}
          <SubLine>{answeredBy ? `Answered by ${answeredBy}` : firstLine(message)}</SubLine>
        </>
      ),
    },
    { label: 'Order', area: 'order', cell: ({ order }) => order?.number ?? 'None' },
    {
      label: 'Since',
      area: 'since',
      cell: ({ createdAt, answeredAt }) => recentMoment(now, answeredAt ?? createdAt),
    },
  ];
}

const SHOWN = 90;

function firstLine(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > SHOWN ? `${cutTo(line, SHOWN)}…` : line;
}
