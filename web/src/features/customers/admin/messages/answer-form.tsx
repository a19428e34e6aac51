import { useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import type { ShopError } from '#shared/apollo/shop-error';
import { trimText } from '#shared/format/visible-text';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { required } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import type { AdminMessages_MessageFragment } from './admin-messages.generated';
import { draftOf, saveDraft } from './answer-draft';

interface AnswerValues {
  text: string;
}

type Code = ShopError['code'];

const refusals: Partial<Record<Code, string>> = {
  MESSAGE_CHANGED:
    'Another admin replied while you were writing. Read their reply above, then send again to add yours.',
  MAIL_NOT_SET_UP: "Email isn't set up, so nothing was sent.",
  NOT_FOUND: 'This message no longer exists. Nothing was sent.',
  FORBIDDEN: 'You no longer have admin rights.',
};
const unknown = "We couldn't confirm that this was sent. Try again; it won't be sent twice.";

function Draft({ id }: { id: string }) {
  const { input } = useField<string>('text', { subscription: { value: true } });
  useEffect(
    function keepWhatIsWritten() {
      saveDraft(id, input.value);
    },
    [id, input.value],
  );
  return null;
}

interface AnswerFormProps {
  message: AdminMessages_MessageFragment;
  /** Returns the error code; undefined once stored. */
  onAnswer: (text: string, expectedAnswers: number) => Promise<Code | undefined>;
}

/** A reply form; its draft is kept until the reply is stored. */
export function AnswerForm({ message, onAnswer }: AnswerFormProps) {
  const { id, name, email, answers } = message;
  const [draft, setDraft] = useState(() => draftOf(id));
  const [sent, setSent] = useState(0);
  // What may have been stored is asked for again as it was, so that it is the same answer.
  const doubtful = useRef<{ text: string; expectedAnswers: number } | null>(null);

  async function submit({ text }: AnswerValues) {
    const words = trimText(text);
    const expectedAnswers =
      doubtful.current?.text === words ? doubtful.current.expectedAnswers : answers.length;
    const refusal = await onAnswer(words, expectedAnswers);
    if (refusal) {
      const isKnown = refusal in refusals;
      doubtful.current = isKnown ? null : { text: words, expectedAnswers };
      return refusals[refusal] ?? unknown;
    }
    doubtful.current = null;
    saveDraft(id, '');
    setDraft('');
    setSent((count) => count + 1);
    return undefined;
  }

  return (
    <AppForm<AnswerValues>
      key={sent}
      label={`Reply to ${name}`}
      initialValues={{ text: draft }}
      validate={({ text = '' }) => ({ text: required(text, 'Answer') })}
      onSubmit={submit}
    >
      {({ busy }) => (
        <>
          <Draft id={id} />
          <TextField
            name="text"
            label={answers.length > 0 ? 'Answer again' : 'Answer'}
            hint={`Sent to ${email} with the original message.`}
            autoComplete="off"
            maxLength={5000}
            multiline
          />
          <SubmitError />
          <Button type="submit" justifySelf="start" busy={busy}>
            Send reply
          </Button>
        </>
      )}
    </AppForm>
  );
}
