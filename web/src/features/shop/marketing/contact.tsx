import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '#shared/browser/use-hydrated';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { usePublicConfig } from '#shared/config/config-context';
import { useUser } from '#shared/session/session-context';
import { LinkButton } from '#shared/ui/text-link';
import { Note } from '#shared/ui/note';
import { Section, Wrap } from '#shared/ui/wrap';
import { messageOpening, inquiryOrder } from '#shop-kit/inquiry-link';
import { ContactForm } from './contact-form';

function Sent({ onAnother }: { onAnother: () => void }) {
  const { sendsMail } = usePublicConfig();
  const note = useFocusWhenShown<HTMLDivElement>();
  return (
    <chakra.div>
      <Note
        ref={note}
        kind="success"
        role="status"
        tabIndex={-1}
        title={`Your message is sent. ${sendsMail ? 'We reply by email.' : 'Our team will read it.'}`}
      >
        <LinkButton onClick={onAnother}>Write another message</LinkButton>
      </Note>
    </chakra.div>
  );
}

/** Let's stay in touch: the last section of the home page, linked wherever users need to contact the shop. */
export function Contact() {
  const sender = useUser();
  const { sendsMail } = usePublicConfig();
  const [sent, setSent] = useState(false);
  const { state } = useLocation() as { state: unknown };
  // The server's page knows nothing of it.
  const hydrated = useHydrated();
  const beginning = hydrated ? messageOpening(state) : '';
  return (
    <Section id="contact" aria-labelledby="stay-in-touch">
      <Wrap
        display="grid"
        gap={{ base: '8', lg: '16' }}
        gridTemplateColumns={{ lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
      >
        <chakra.div display="grid" gap="3" alignContent="start">
          <chakra.h2 id="stay-in-touch" textStyle="h2">
            Let's stay in touch
          </chakra.h2>
          <chakra.p color="fg.muted" maxW="38ch">
            Ask about a part, a fitment or an order.{sendsMail && ' We reply by email.'}
          </chakra.p>
        </chakra.div>
        {sent ? (
          <Sent onAnother={() => setSent(false)} />
        ) : (
          <ContactForm
            sender={sender}
            beginning={beginning}
            order={hydrated && sender ? inquiryOrder(state) : undefined}
            onSent={() => setSent(true)}
          />
        )}
      </Wrap>
    </Section>
  );
}
