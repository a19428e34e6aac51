import { chakra } from '#shared/ui/chakra';
import { usePublicConfig } from '#shared/config/config-context';
import { moment } from '#shared/format/dates';
import type { MailDelivery, MessageState } from '#shared/gql/schema-types.generated';
import { DetailHalves } from '#shared/data-table/detail-facts';
import { Button } from '#shared/ui/button';
import { OutsideLink, TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import type { AdminMessages_MessageFragment } from './admin-messages.generated';
import { AnswerForm } from './answer-form';
import type { useMessageActions } from './use-message-actions';

type Message = AdminMessages_MessageFragment;

const QuotedMessage = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    '& + &': { borderTopWidth: '1px', borderColor: 'border', mt: '4', pt: '4' },
    '& > .text': { whiteSpace: 'pre-line', maxW: '42rem' },
    '& > .by': { fontSize: 'sm', color: 'fg.muted' },
  },
});

const deliveries: Record<MailDelivery, string> = {
  WAITING: 'waiting to be sent',
  SENT: 'sent',
  NOT_SENT: 'not sent (see Cases)',
  DROPPED: "not sent (email wasn't set up)",
};

/** The message and its replies, oldest first. */
function Thread({ message }: { message: Message }) {
  const { name, email, message: body, createdAt, order, answers } = message;
  return (
    <div>
      <chakra.h2 mb="2.5">Conversation</chakra.h2>
      <QuotedMessage>
        <p className="by">
          {name}, <OutsideLink href={`mailto:${email}`}>{email}</OutsideLink>, {moment(createdAt)}
        </p>
        {order && (
          <p>
            <TextLink to={paths.dashboard.manageAllOrders.to({ search: order.number })}>
              Order {order.number}
            </TextLink>
          </p>
        )}
        <p className="text">{body}</p>
      </QuotedMessage>
      {answers.map(({ id, text, by, createdAt: at, delivery }) => (
        <QuotedMessage key={id}>
          <p className="by">
            {[by ?? 'An admin', moment(at), delivery && deliveries[delivery]].filter(Boolean).join(' · ')}
          </p>
          <p className="text">{text}</p>
        </QuotedMessage>
      ))}
    </div>
  );
}

/** Opens the admin's own email app where email isn't set up. */
function OwnMail({ message: { name, email, message } }: { message: Message }) {
  const quoted = message.replace(/^/gm, '> ');
  const query = new URLSearchParams({ subject: 'Your message to Axle', body: `${name},\n\n\n\n${quoted}` });
  // Email apps read a plus as a plus, not as a space.
  const address = `mailto:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`;
  return (
    <>
      <p>Email isn't set up. Reply from your own email app, then mark the message as answered.</p>
      <OutsideLink href={address}>Write to {email}</OutsideLink>
    </>
  );
}

interface MessageDetailsProps {
  message: Message;
  actions: ReturnType<typeof useMessageActions>;
  onRemove: (message: Message) => void;
}

/** Details of a message: the conversation, the reply form, and other actions. */
export function MessageDetails({ message, actions, onRemove }: MessageDetailsProps) {
  const { sendsMail } = usePublicConfig();
  const next: MessageState = message.state === 'OPEN' ? 'ANSWERED' : 'OPEN';
  return (
    <DetailHalves css={{ '--right': 'minmax(0, 24rem)' }}>
      <Thread message={message} />
      <chakra.div display="grid" gap="4" alignContent="start" justifyItems="stretch">
        {sendsMail ? (
          <AnswerForm
            message={message}
            onAnswer={(text, expected) => actions.answerMessage(message, text, expected)}
          />
        ) : (
          <OwnMail message={message} />
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button
            variant="outline"
            size="sm"
            bg="bg.panel"
            busy={actions.busy}
            onClick={() => void actions.markMessage(message, next)}
          >
            {next === 'ANSWERED' ? 'Mark as answered' : 'Reopen'}
          </Button>
          <Button
            variant="danger"
            size="sm"
            aria-label={`Remove the message from ${message.name}`}
            onClick={() => onRemove(message)}
          >
            Remove
          </Button>
        </chakra.div>
      </chakra.div>
    </DetailHalves>
  );
}
