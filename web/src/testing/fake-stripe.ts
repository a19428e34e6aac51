/**
 * Stripe.js as far as the card form uses it. Tests say how a payment goes; `confirmed` tells with what it was confirmed.
 * `loadStripe` finds it as `window.Stripe`, as it finds the sandbox's.
 */
interface Intent {
  id: string;
  status: string;
}

type Outcome =
  | { paymentIntent: Intent }
  | { error: { type?: string; message: string; payment_intent?: Intent } };

const goesWell = (clientSecret: string): Promise<Outcome> =>
  Promise.resolve({
    paymentIntent: { id: clientSecret.split('_secret_', 1)[0] ?? '', status: 'succeeded' },
  });

export class FakeStripe {
  /** Result of validating the card: an error message, or nothing wrong. */
  cardProblem: string | undefined;
  /** Refuses the email addresses of payment methods. */
  refusesEmail = false;
  confirmation = goesWell;
  bankAnswer = goesWell;
  methods: unknown[] = [];
  confirmed: { clientSecret: string; data: unknown }[] = [];
  focused = 0;
  /** Number of card fields that were put into a page. */
  mounted = 0;
  private card: unknown = null;

  /** Resets it: every card is fine, every payment succeeds. */
  reset(): void {
    this.cardProblem = undefined;
    this.refusesEmail = false;
    this.confirmation = goesWell;
    this.bankAnswer = goesWell;
    this.methods = [];
    this.confirmed = [];
    this.focused = 0;
    this.mounted = 0;
  }

  /** Puts it where `loadStripe` looks. */
  install(): this {
    Object.assign(window, { Stripe: Object.assign(() => this, { version: 'endive' }) });
    return this;
  }

  elements = () => {
    const listeners = new Map<string, (event: unknown) => void>();
    const element = {
      mount: () => {
        this.mounted += 1;
        setTimeout(() => listeners.get('ready')?.({ elementType: 'card' }));
      },
      on: (event: string, listener: (event: unknown) => void) => listeners.set(event, listener),
      off: (event: string) => listeners.delete(event),
      update: () => undefined,
      destroy: () => undefined,
      focus: () => (this.focused += 1),
    };
    return {
      create: () => (this.card = element),
      getElement: () => this.card,
      update: () => undefined,
    };
  };

  createToken = () => Promise.resolve({ error: { message: 'not used' } });

  createPaymentMethod = (method: { billing_details?: { email?: string } }) => {
    this.methods.push(method);
    if (this.refusesEmail && method.billing_details?.email !== undefined)
      return Promise.resolve({
        error: { message: 'Invalid email address', param: 'billing_details[email]' },
      });
    return Promise.resolve(
      this.cardProblem ? { error: { message: this.cardProblem } } : { paymentMethod: { id: 'pm_card' } },
    );
  };

  confirmCardPayment = (clientSecret: string, data: unknown) => {
    this.confirmed.push({ clientSecret, data });
    return this.confirmation(clientSecret);
  };

  handleNextAction = ({ clientSecret }: { clientSecret: string }) => this.bankAnswer(clientSecret);

  registerAppInfo = () => undefined;
  _registerWrapper = () => undefined;
}
