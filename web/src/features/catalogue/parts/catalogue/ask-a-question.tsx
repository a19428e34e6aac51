import { useState } from 'react';
import { cutTo } from '#shared/format/cut-to';
import { chakra } from '#shared/ui/chakra';
import { mayBeDone } from '#shared/apollo/failure-message';
import { shopErrorOf } from '#shared/apollo/shop-error';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { normalizeEmail, validEmail } from '#shared/forms/validators';
import { usePublicConfig } from '#shared/config/config-context';
import { trimText } from '#shared/format/visible-text';
import { useUser } from '#shared/session/session-context';
import { Button } from '#shared/ui/button';
import { Note } from '#shared/ui/note';
import { Panel } from '#shared/ui/panel';
import type { ChosenCar } from '#shop-kit/car/car';
import { carName } from '#shop-kit/car/car-name';
import { useAskQuestionMutation } from './ask-a-question.generated';

interface QuestionValues {
  search: string;
  purpose: string;
  email: string;
}

interface AskAQuestionProps {
  search: string;
  car: ChosenCar | null;
}

/** A form for a question to the shop, sent with the search and the car. It keeps its text if sending fails. */
export function AskAQuestion({ search, car }: AskAQuestionProps) {
  const sender = useUser();
  const { sendsMail } = usePublicConfig();
  const [ask] = useAskQuestionMutation();
  const [isSent, setSent] = useState(false);

  async function submit({ purpose, email }: QuestionValues) {
    const address = normalizeEmail(email);
    const message = [`Searched for: ${search}`, car && `Car: ${carName(car.car)}`, trimText(purpose)];
    const input = {
      name: sender?.name ?? address,
      email: address,
      message: message.filter(Boolean).join('\n'),
    };
    try {
      await ask({ variables: { input: { ...input, name: cutTo(input.name, 100) } } });
      setSent(true);
      return undefined;
    } catch (thrown) {
      const refusal = shopErrorOf(thrown);
      if (mayBeDone(thrown))
        return "We couldn't confirm that your question was sent. Your text is still here. Try again.";
      return refusal.code === 'RATE_LIMITED'
        ? `Your question was not sent. Try again in ${refusal.retryAfterSeconds || 60} s.`
        : 'Your question was not sent. Try again.';
    }
  }

  if (isSent) return <Sent sendsMail={sendsMail} />;
  return (
    <Panel p={{ base: '5', md: '6' }} display="grid" gap="4">
      <chakra.h3 textStyle="h3">Ask our team</chakra.h3>
      <AppForm<QuestionValues>
        key={search}
        label="Ask our team"
        initialValues={{ search, purpose: '', email: sender?.email ?? '' }}
        validate={({ email }) => ({ email: validEmail(email) })}
        onSubmit={submit}
      >
        {({ busy }) => (
          <>
            <TextField name="search" label="You searched for" autoComplete="off" readOnly />
            <TextField
              name="purpose"
              label="What do you need?"
              autoComplete="off"
              maxLength={4000}
              optional
              multiline
            />
            <TextField name="email" label="Email" type="email" autoComplete="email" />
            <SubmitError />
            <Button type="submit" justifySelf="start" busy={busy}>
              Send question
            </Button>
            <chakra.p fontSize="sm" color="fg.muted">
              {sendsMail && "We'll reply by email."}
              {car && ` We'll include your car: ${carName(car.car)}.`}
            </chakra.p>
          </>
        )}
      </AppForm>
    </Panel>
  );
}

function Sent({ sendsMail }: { sendsMail: boolean }) {
  const note = useFocusWhenShown<HTMLDivElement>();
  return (
    <Note
      ref={note}
      kind="success"
      role="status"
      tabIndex={-1}
      title={`Question sent. ${sendsMail ? "We'll reply by email." : 'Our team will read it.'}`}
    />
  );
}
