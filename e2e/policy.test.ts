import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(240_000);

const stage = shareStage();

/** Origin of the sandbox's script, as the policies name it. */
const provider = () => new URL(stage.shop.paymentsUrl).origin;

/** The documents that are opened from now on: path, and whether their scripts may be the payment provider's. */
function documentsOf(shopper: Shopper): [path: string, mayLoadCards: boolean][] {
  const documents: [string, boolean][] = [];
  shopper.page.on('response', (response) => {
    if (!response.request().isNavigationRequest() || response.frame() !== shopper.page.mainFrame()) return;
    const policy = response.headers()['content-security-policy'] ?? '';
    const scripts = policy.split(';').find((directive) => directive.startsWith('script-src'));
    const path = new URL(response.url()).pathname.replace(/[\da-f-]{36}/, ':id');
    documents.push([path, scripts?.includes(provider()) ?? true]);
  });
  return documents;
}

/** What the browser refuses to apply or to fetch, by directive. */
const refusedBy = (shopper: Shopper, element: string) =>
  shopper.page.evaluate(
    (html) =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (violation) => {
          resolve(violation.effectiveDirective);
        });
        // Unlike `innerHTML`, this runs what is put in.
        document.body.append(document.createRange().createContextualFragment(html));
      }),
    element,
  );

// `routes.test.ts` checks that no page refuses anything of its own: the console would say so.
describe('C26: the policy of a page', () => {
  test('from the home page to login and to the card form, each page has the policy it needs', async () => {
    const shopper = await stage.aShopper();
    const documents = documentsOf(shopper);
    await shopper.page.goto('/');
    await shopper.mayFollowInPlace('Order Now');
    await shopper.follows('Order Now');
    await shopper.arrivesAt('**/login?from=*');
    await shopper.logsIn('customer@example.com');
    await shopper.places();
    await shopper.paysWith('4000 0025 0000 3155');
    await shopper.presses('Complete authentication');
    await shopper.sees('Your payment is completed. Thank You!');

    expect(documents).toEqual([
      ['/', false],
      ['/login', false],
      ['/dashboard/payment/:id', true],
    ]);
    expect(await shopper.leave()).toEqual([]);
  });

  test('going back to the card form loads it, even if the page was loaded under another policy', async () => {
    const shopper = await stage.aShopper();
    await shopper.comesIn('customer@example.com');
    await shopper.follows('Order Now');
    await shopper.places();
    await shopper.page.getByRole('textbox', { name: /card number/i }).waitFor();
    await shopper.follows('Axle');
    await shopper.arrivesAt(({ pathname }) => pathname === '/');
    await shopper.page.reload();
    await shopper.page.goBack();
    await shopper.page.getByRole('textbox', { name: /card number/i }).waitFor();

    expect(await shopper.leave()).toEqual([]);
  });

  test.each([
    ['a script of the card form', () => `<script src="${provider()}/v3/"></script>`, 'script-src-elem'],
    ['a script in the page', () => '<script>alert(1)</script>', 'script-src-elem'],
    ['a style in the page', () => '<style>body { display: none }</style>', 'style-src-elem'],
    ['a frame', () => `<iframe src="${provider()}/"></iframe>`, 'frame-src'],
  ])('the catalogue blocks %s', async (_name, element, directive) => {
    const shopper = await stage.aShopper();
    shopper.expectsBlocked();
    await shopper.page.goto('/catalogue');

    expect(await refusedBy(shopper, element())).toBe(directive);
    expect(await shopper.leave()).toEqual([]);
  });
});
