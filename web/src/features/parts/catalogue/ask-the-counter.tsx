import { useState } from 'react';
import { cutTo } from '#shared/format/cut-to';
import { chakra } from '#shared/ui/chakra';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { normalizeEmail, validEmail } from '#shared/forms/validators';
import { usePublicConfig } from '#shared/config/config-context';
import { useUser } from '#shared/session/session-context';
import { Button } from '#shared/ui/button';
import { Panel } from '#shared/ui/panel';
import type { ChosenCar } from '#shop-kit/car/car';
import { carName } from '#shop-kit/car/car-name';
import { MessageSent, notSentWords } from '#shop-kit/message-sent';
import { useAskTheCounterMutation } from './ask-the-counter.generated';

interface QuestionValues {
  search: string;
  purpose: string;
  email: string;
}

interface AskTheCounterProps {
  search: string;
  car: ChosenCar | null;
}

/** A question to the people who run the shop, which carries the search and the car along. What could not be sent stays. */
export function AskTheCounter({ search, car }: AskTheCounterProps) {
  const sender = useUser();
  const { sendsMail } = usePublicConfig();
  const [ask] = useAskTheCounterMutation();
  const [isSent, setSent] = useState(false);

  async function submit({ purpose, email }: QuestionValues) {
    const address = normalizeEmail(email);
    const message = [`Searched for: ${search}`, car && `Car: ${carName(car.car)}`, purpose.trim()];
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
      return notSentWords(thrown, 'question');
    }
  }

  if (isSent) return <MessageSent what="question" />;
  return (
    <Panel p={{ base: '5', md: '6' }} display="grid" gap="4">
      <chakra.h3 textStyle="h3">Ask the counter</chakra.h3>
      <AppForm<QuestionValues>
        key={search}
        label="Ask the counter"
        initialValues={{ search, purpose: '', email: sender?.email ?? '' }}
        validate={({ email }) => ({ email: validEmail(email) })}
        onSubmit={submit}
      >
        {({ busy }) => (
          <>
            <TextField name="search" label="You searched for" autoComplete="off" readOnly />
            <TextField
              name="purpose"
              label="What should the part do?"
              autoComplete="off"
              maxLength={4000}
              optional
              multiline
            />
            <TextField name="email" label="Email" type="email" autoComplete="email" />
            <SubmitError />
            <Button type="submit" justifySelf="start" busy={busy}>
              Send the question
            </Button>
            <chakra.p fontSize="sm" color="fg.muted">
              {sendsMail && 'We answer by e-mail.'}
              {car && ` Your car is sent along: ${carName(car.car)}.`}
            </chakra.p>
          </>
        )}
      </AppForm>
    </Panel>
  );
}
