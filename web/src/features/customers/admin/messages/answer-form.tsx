import { useEffect, useRef, useState } from 'react';
import { useField } from 'react-final-form';
import { createPersistedStore } from '#shared/browser/persisted-store';
import { sessionTexts } from '#shared/browser/text-stores';
import { trimText } from '#shared/format/visible-text';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { required } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import { answerContactMessageLimits } from '#shared/gql/admin-limits.generated';
import type { Refusal } from '#shop-kit/use-action';
import type { AdminMessages_MessageFragment } from './admin-messages.generated';

interface AnswerValues {
  text: string;
}

/** The draft of a reply, in this tab: it survives the closed row and a reload. */
const draftStore = (messageId: string) =>
  createPersistedStore({ key: `axle:answer:${messageId}`, storage: sessionTexts, initial: '' });

function Draft({ id }: { id: string }) {
  const { input } = useField<string>('text', { subscription: { value: true } });
  useEffect(
    function saveWrittenText() {
      draftStore(id).write(input.value);
    },
    [id, input.value],
  );
  return null;
}

interface AnswerFormProps {
  message: AdminMessages_MessageFragment;
  /** Resolves to the refusal; undefined once stored. */
  onAnswer: (text: string, expectedAnswers: number) => Promise<Refusal | undefined>;
}

/** A reply form; its draft is kept until the reply is stored. */
export function AnswerForm({ message, onAnswer }: AnswerFormProps) {
  const { id, name, email, answers } = message;
  const [draft, setDraft] = useState(() => draftStore(id).get());
  const [sent, setSent] = useState(0);
  // A reply that may have been stored is sent again unchanged, so that it is stored once.
  const unconfirmed = useRef<{ text: string; expectedAnswers: number } | null>(null);

  async function submit({ text }: AnswerValues) {
    const reply = trimText(text);
    const expectedAnswers =
      unconfirmed.current?.text === reply ? unconfirmed.current.expectedAnswers : answers.length;
    const refusal = await onAnswer(reply, expectedAnswers);
    if (refusal) {
      unconfirmed.current = refusal.mayBeDone ? { text: reply, expectedAnswers } : null;
      return refusal.text;
    }
    unconfirmed.current = null;
    draftStore(id).write('');
    setDraft('');
    setSent((count) => count + 1);
    return undefined;
  }

  return (
    <AppForm<AnswerValues>
      key={sent}
      label={`Reply to ${name}`}
      initialValues={{ text: draft }}
      validate={({ text = '' }) => ({ text: required(text, 'Reply') })}
      onSubmit={submit}
    >
      {({ busy }) => (
        <>
          <Draft id={id} />
          <TextField
            name="text"
            label={answers.length > 0 ? 'Reply again' : 'Reply'}
            hint={`Sent to ${email} with the original message.`}
            autoComplete="off"
            maxLength={answerContactMessageLimits.text.max}
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
