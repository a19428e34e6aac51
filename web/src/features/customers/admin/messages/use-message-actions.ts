import type { ApolloCache } from '@apollo/client';
import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf } from '#shared/apollo/shop-error';
import type { MessageState } from '#shared/gql/schema-types.generated';
import { notify } from '#shared/ui/toast';
import {
  AdminMessagesDocument,
  useAnswerContactMessageMutation,
  useMarkContactMessageMutation,
  useRemoveContactMessageMutation,
  type AdminMessages_MessageFragment,
} from './admin-messages.generated';

type Message = AdminMessages_MessageFragment;

/** The other tab and the overview have it too many or too few now. */
function forgetLists(cache: ApolloCache) {
  cache.evict({ fieldName: 'contactMessages' });
}

/** Replies to, marks and removes messages, and refetches the list. */
export function useMessageActions(refetch: () => Promise<unknown>) {
  const [answer, { client }] = useAnswerContactMessageMutation({ update: forgetLists });
  const [mark, { loading: marking }] = useMarkContactMessageMutation({ update: forgetLists });
  const [remove, { loading: removing }] = useRemoveContactMessageMutation({ update: forgetLists });

  /** Its row stays where it is, with the form that holds what was written: among the answered ones it is read, not listed. */
  async function readAnswersOf({ id, email }: Message) {
    const asked = client.query({
      query: AdminMessagesDocument,
      variables: { state: 'ANSWERED', search: email, page: 1 },
      fetchPolicy: 'network-only',
    });
    const isThere = await asked.then(
      ({ data }) => data?.contactMessages.nodes.some((message) => message.id === id),
      () => true,
    );
    if (!isThere) await refetch();
  }

  return {
    marking,
    removing,
    /** Answers what was wrong, or nothing once the answer is known to be stored. */
    answerMessage: async (message: Message, text: string, expectedAnswers: number) => {
      const { id, email } = message;
      try {
        await answer({ variables: { id, text, expectedAnswers } });
      } catch (thrown) {
        const { code } = shopErrorOf(thrown);
        if (code === 'MESSAGE_CHANGED') await readAnswersOf(message);
        return code;
      }
      notify.success(`Your reply to ${email} will be sent shortly.`);
      await refetch();
      return undefined;
    },
    /** Shows the outcome. */
    markMessage: async ({ id }: Message, state: MessageState) => {
      try {
        await mark({ variables: { id, state } });
        notify.success(state === 'ANSWERED' ? 'Marked as answered.' : 'The message is reopened.');
      } catch (thrown) {
        if (shopErrorOf(thrown).code !== 'NOT_FOUND')
          notify.error(failureMessage(thrown, 'The message was not updated.'));
      }
      await refetch();
    },
    /** True when the message no longer exists. */
    removeMessage: async ({ id }: Message) => {
      try {
        await remove({ variables: { id } });
      } catch (thrown) {
        if (shopErrorOf(thrown).code !== 'NOT_FOUND') {
          notify.error(failureMessage(thrown, 'The message was not removed.'));
          await refetch();
          return false;
        }
      }
      notify.success('This message is removed.');
      await refetch();
      return true;
    },
  };
}
