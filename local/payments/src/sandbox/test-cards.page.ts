import { html } from '../pages/html.js';
import { sandboxPage, type Surroundings } from '../pages/sandbox-page.js';
import { grouped } from '../card/card-brands.js';
import { type TestCard, testCards } from '../card/test-cards.js';

const brandNames: Record<TestCard['brand'], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The page that lists the test cards. It works without its script; the script copies numbers. */
export function testCardsPage(around: Surroundings): string {
  return sandboxPage({
    title: 'Test cards',
    heading: 'Test cards',
    aside: 'These only work in the payments sandbox.',
    current: 'Test cards',
    around: { ...around, testCardsUrl: '/sandbox/test-cards' },
    style: '/sandbox/test-cards/test-cards.css',
    script: '/sandbox/test-cards/test-cards.js',
    body: html`<p class="lead">All other numbers are declined, so you can't use a real card by mistake.</p>
      <dl class="facts">
        <div>
          <dt>Expiry</dt>
          <dd>Any future month, such as 12 / 34</dd>
        </div>
        <div>
          <dt>CVC</dt>
          <dd>Any three digits; four for American Express</dd>
        </div>
        <div>
          <dt>Name and address</dt>
          <dd>Anything</dd>
        </div>
      </dl>
      ${testCards.map(section)}
      <p class="note">
        In server tests, name a card instead of entering its number:
        <code>payment_method: 'pm_card_visa'</code>. The name is shown below each number.
      </p>`,
  });
}

const section = ({ title, cards }: (typeof testCards)[number]) =>
  html`<section class="cards">
    <h2>${title}</h2>
    <ul>
      ${cards.map(row)}
    </ul>
  </section>`;

function row({ number, brand, funding, name, effect }: TestCard) {
  const shown = grouped(number);
  return html`<li>
    <p class="number">
      <span class="digits">${shown}</span>
      <button
        class="button button--line button--small"
        type="button"
        hidden
        data-number="${number}"
        aria-label="Copy ${shown}"
      >
        Copy
      </button>
    </p>
    <p class="brand">${brandNames[brand]}${funding === 'debit' ? ' debit' : ''}</p>
    <p class="effect">${effect}</p>
    <p class="name"><code>pm_card_${name}</code></p>
  </li>`;
}
