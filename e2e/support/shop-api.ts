import { PASSWORD } from './shopper.js';
import type { ShopAddress } from './shop-address.js';

interface Part {
  readonly _id: string;
  readonly name: string;
  readonly orderQuantity: string;
  readonly availableQuantity: string;
}

/** Speaks to a running shop through its documented calls, where a story needs something to have happened already. */
export class ShopApi {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** Makes an account at the Auth emulator, for a story that would change someone of the demo data. */
  static async signUp(shop: ShopAddress, email: string, name?: string): Promise<void> {
    await atEmulator(shop, 'signUp', email, { displayName: name });
  }

  /** Signs an account of the Auth emulator in, as the web does it: password, then `PUT /user/{email}`. */
  static async signIn(shop: ShopAddress, email: string): Promise<ShopApi> {
    const { idToken } = await atEmulator(shop, 'signInWithPassword', email);
    const { token } = await new ShopApi(shop.url, idToken).send<{ token: string }>(
      'PUT',
      `/user/${encodeURIComponent(email)}`,
      { email },
    );
    return new ShopApi(shop.url, token);
  }

  async send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.token}` },
      body: body && JSON.stringify(body),
    });
    return json<Answer>(response);
  }

  /** Sends a file of lists of cars, as an admin. Returns the id of its preview. */
  async previewOf(csv: string): Promise<string> {
    const headers = { 'Content-Type': 'text/csv', Authorization: `Bearer ${this.token}` };
    const sent = await fetch(`${this.url}/imports/fitment?name=norrland.csv`, {
      method: 'POST',
      headers,
      body: csv,
    });
    return (await json<{ id: string }>(sent)).id;
  }

  /** Runs a GraphQL operation and returns its data. */
  async ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await this.send<{ data: Data; errors?: unknown }>('POST', '/graphql', {
      query,
      variables,
    });
    if (errors) throw new Error(`GraphQL refused: ${JSON.stringify(errors)}`);
    return data;
  }

  /** A part that can be ordered, in more pieces than the smallest order. */
  async aPartInStock(): Promise<Part> {
    const parts = await this.send<Part[]>('GET', '/parts');
    const part = parts.find(
      ({ orderQuantity, availableQuantity }) => Number(availableQuantity) > Number(orderQuantity) + 1,
    );
    if (!part) throw new Error('The demo data has no part to order.');
    return part;
  }

  /** The account of the demo customer for admins, who may look at it; others must be turned away from any. */
  async customerId(): Promise<string> {
    const { me } = await this.ask<{ me: { id: string; role: string } }>('{ me { id role } }');
    if (me.role !== 'ADMIN') return me.id;
    const { users } = await this.ask<{ users: { nodes: { id: string }[] } }>(
      '{ users(first: 1, search: "customer@example.com") { nodes { id } } }',
    );
    return users.nodes[0]?.id ?? me.id;
  }

  /** Places an order of the minimum quantity and returns its id. */
  async order(): Promise<string> {
    const { _id: partId, orderQuantity } = await this.aPartInStock();
    const { insertedId } = await this.send<{ insertedId: string }>('POST', '/orders', {
      partId,
      quantity: Number(orderQuantity),
      address: 'Werkstrasse 14',
      phone: '+41 44 555 01 02',
    });
    return insertedId;
  }

  /** Pays an order by one of Stripe's named test cards, as its script in the browser does, and waits until the shop knows. */
  async pays(orderId: string, card: string): Promise<void> {
    const { createPaymentIntent: intent } = await this.ask<{
      createPaymentIntent: { id: string; clientSecret: string };
    }>('mutation ($orderId: ID!) { createPaymentIntent(orderId: $orderId) { id clientSecret } }', {
      orderId,
    });
    const { stripe } = await json<{ stripe: { publishableKey: string; scriptUrl: string } }>(
      await fetch(`${this.url}/config.json`),
    );
    await json(
      await fetch(new URL(`/v1/payment_intents/${intent.id}/confirm`, stripe.scriptUrl), {
        method: 'POST',
        headers: { Authorization: `Bearer ${stripe.publishableKey}` },
        body: new URLSearchParams({ client_secret: intent.clientSecret, payment_method: card }),
      }),
    );
    await this.ask(
      'mutation ($id: ID!, $pi: String!) { confirmPayment(orderId: $id, transactionId: $pi) { id } }',
      { id: orderId, pi: intent.id },
    );
  }
}

async function json<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

async function atEmulator(
  { authUrl }: ShopAddress,
  method: 'signUp' | 'signInWithPassword',
  email: string,
  more: object = {},
): Promise<{ idToken: string }> {
  const answer = await fetch(
    `${authUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-axle`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true, ...more }),
    },
  );
  return json(answer);
}
