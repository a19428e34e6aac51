import type { ApolloCache } from '@apollo/client';
import type { MessageState } from '#shared/gql/schema-types.generated';
import { useAction } from '#shop-kit/use-action';
import {
  AdminMessagesDocument,
  useAnswerContactMessageMutation,
  useMarkContactMessageMutation,
  useRemoveContactMessageMutation,
  type AdminMessages_MessageFragment,
} from './admin-messages.generated';

type Message = AdminMessages_MessageFragment;

/** Counts in the other tab and in the overview are stale. */
function forgetLists(cache: ApolloCache) {
  cache.evict({ fieldName: 'contactMessages' });
}

const texts = { NOT_FOUND: 'This message no longer exists.' };

/** Replies to, marks and removes messages, and refetches the list. */
export function useMessageActions(refetch: () => Promise<unknown>) {
  const [answer, { client }] = useAnswerContactMessageMutation({ update: forgetLists });
  const [mark] = useMarkContactMessageMutation({ update: forgetLists });
  const [remove] = useRemoveContactMessageMutation({ update: forgetLists });
  const { act, busy } = useAction(refetch);
  const answering = useAction();

  /** Fetches the replies of a message whose row, with the draft in it, stays where it is. */
  async function fetchAnswersOf({ id, email }: Message) {
    const answered = client.query({
      query: AdminMessagesDocument,
      variables: { state: 'ANSWERED', search: email, page: 1 },
      fetchPolicy: 'network-only',
    });
    const isThere = await answered.then(
      ({ data }) => data?.contactMessages.nodes.some((message) => message.id === id),
      () => true,
    );
    if (!isThere) await refetch();
  }

  return {
    busy,
    /** Resolves to the refusal; undefined once the reply is stored. */
    answerMessage: async (message: Message, text: string, expectedAnswers: number) => {
      const { id, email } = message;
      const refusal = await answering.act({
        send: () => answer({ variables: { id, text, expectedAnswers } }),
        done: `Your reply to ${email} will be sent shortly.`,
        notDone: 'Nothing was sent.',
        texts,
        hint: "Try again; it won't be sent twice.",
        quiet: true,
      });
      if (refusal?.code === 'MESSAGE_CHANGED') await fetchAnswersOf(message);
      if (!refusal) await refetch();
      return refusal;
    },
    markMessage: ({ id }: Message, state: MessageState) =>
      act({
        send: () => mark({ variables: { id, state } }),
        done: state === 'ANSWERED' ? 'Marked as answered.' : 'The message is reopened.',
        notDone: 'The message was not updated.',
        texts,
      }),
    /** True when the message no longer exists. */
    removeMessage: async ({ id }: Message) => {
      const refusal = await act({
        send: () => remove({ variables: { id } }),
        done: 'This message is removed.',
        notDone: 'The message was not removed.',
        removes: true,
      });
      return !refusal;
    },
  };
}
