import { AppForm, type FieldErrors } from '#shared/forms/app-form';
import { FieldGrid } from '#shared/forms/field-grid';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import {
  atMost,
  longestName,
  nameProblem,
  normalizeEmail,
  required,
  validEmail,
} from '#shared/forms/validators';
import { mayBeDone } from '#shared/apollo/failure-message';
import { shopErrorOf } from '#shared/apollo/shop-error';
import { trimText } from '#shared/format/visible-text';
import { chakra } from '#shared/ui/chakra';
import { Button } from '#shared/ui/button';
import { contactMessageInputLimits } from '#shared/gql/limits.generated';
import type { InquiryOrder } from '#shop-kit/inquiry-link';
import { useSendContactMessageMutation } from './contact-form.generated';

interface ContactValues {
  name: string;
  email: string;
  message: string;
}

const longest = contactMessageInputLimits.message.max;

/** Errors for values that the API rejects: the form checks lengths, but not every character. */
const refusals: FieldErrors<ContactValues> = {
  name: "This name contains characters we can't accept. Remove special characters.",
  email: 'Provide a Valid Email',
  message: "This message contains characters we can't accept. Remove special characters.",
};

const isField = (field: string | undefined): field is keyof ContactValues =>
  field !== undefined && field in refusals;

interface ContactFormProps {
  /** The signed-in user: name and address are filled in. */
  sender: { name: string | null; email: string } | undefined;
  /** Initial text of the message. */
  beginning: string;
  /** The customer's order that the message is about. */
  order: InquiryOrder | undefined;
  onSent: () => void;
}

/** The contact form. Unsent text stays in the form. */
export function ContactForm({ sender, beginning, order, onSent }: ContactFormProps) {
  const [send] = useSendContactMessageMutation();

  async function submit({ name, email, message }: ContactValues) {
    const input = {
      name: trimText(name),
      email: normalizeEmail(email),
      message: trimText(message),
      orderId: order?.id,
    };
    try {
      await send({ variables: { input } });
      onSent();
      return undefined;
    } catch (thrown) {
      const refusal = shopErrorOf(thrown);
      if (order && (refusal.code === 'FORBIDDEN' || refusal.code === 'UNAUTHENTICATED'))
        return `Order ${order.number} belongs to another account. Nothing was sent.`;
      if (refusal.code === 'BAD_INPUT')
        return isField(refusal.field)
          ? { [refusal.field]: refusals[refusal.field] }
          : 'Your message was not sent. Check the fields.';
      if (mayBeDone(thrown)) return "We couldn't confirm that your message was sent. Try again.";
      return refusal.code === 'RATE_LIMITED'
        ? `Your message was not sent. Try again in ${refusal.retryAfterSeconds || 60} s.`
        : 'Your message was not sent. Try again.';
    }
  }

  return (
    <AppForm<ContactValues>
      label="Let's stay in touch"
      initialValues={{
        // Older accounts may have a longer one.
        name: sender?.name?.slice(0, longestName) ?? '',
        email: sender?.email ?? '',
        message: beginning,
      }}
      validate={({ name, email, message }) => ({
        name: nameProblem(name),
        email: validEmail(email),
        message: required(message, 'Message') ?? atMost(longest, message, 'Message'),
      })}
      onSubmit={submit}
    >
      {({ busy }) => (
        <>
          <FieldGrid>
            <TextField name="name" label="Name" autoComplete="name" />
            <TextField name="email" label="Email" type="email" autoComplete="email" />
            <div className="wide">
              <TextField name="message" label="Message" autoComplete="off" multiline />
            </div>
          </FieldGrid>
          {order && (
            <chakra.p fontSize="sm" color="fg.muted">
              About order {order.number}.
            </chakra.p>
          )}
          <SubmitError />
          <Button type="submit" size="lg" justifySelf="start" busy={busy}>
            Send Message
          </Button>
        </>
      )}
    </AppForm>
  );
}
