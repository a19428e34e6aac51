import type { TestCard } from '../card/test-cards.js';
import { testCards } from '../card/test-cards.js';
import { testCardsCss } from './test-cards.style.js';

/** Puts a number on the clipboard and says so on its button. */
export const copyScript = `
for (const button of document.querySelectorAll('button[data-number]')) {
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.number);
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy'; }, 1500);
  });
}
`;

const brandNames: Record<TestCard['brand'], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** The page that lists the test cards, whole in itself: no font, picture or script from anywhere. */
export function testCardsPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Test cards – Axle payments sandbox</title>
<link rel="icon" href="data:,">
<style>${testCardsCss}</style>
</head>
<body>
<aside class="strip"><p class="wrap"><b>Sandbox mode</b><span>No card is charged, no part is shipped.</span></p></aside>
<header><div class="wrap">${logo}</div></header>
<main class="wrap">
<h1>Test cards</h1>
<p class="lead">These numbers work in the payments sandbox and nowhere else. Every other number is refused, so a real card
can't be used by mistake.</p>
<dl class="facts">
<div><dt>Expiry</dt><dd>Any month from now on, such as 12 / 34</dd></div>
<div><dt>CVC</dt><dd>Any three digits; four for American Express</dd></div>
<div><dt>Name and address</dt><dd>Anything</dd></div>
</dl>
${testCards.map(section).join('\n')}
<p class="note">A server test names a card instead of typing it: <code>payment_method: 'pm_card_visa'</code>. The name stands
under each number.</p>
</main>
<script>${copyScript}</script>
</body>
</html>
`;
}

function section({ title, cards }: (typeof testCards)[number]): string {
  return `<section><h2>${title}</h2><ul>${cards.map(row).join('')}</ul></section>`;
}

function row({ number, brand, funding, names, effect }: TestCard): string {
  const shown = grouped(number, brand);
  return `<li>
<p class="number"><span class="digits">${shown}</span><button type="button" hidden data-number="${number}" aria-label="Copy ${shown}">Copy</button></p>
<p class="brand">${brandNames[brand]}${funding === 'debit' ? ' debit' : ''}</p>
<p class="effect">${effect}</p>
<p class="name"><code>pm_card_${names[0] ?? ''}</code></p>
</li>`;
}

function grouped(number: string, brand: TestCard['brand']): string {
  const pattern =
    brand === 'amex'
      ? /(.{4})(.{6})(.{5})/
      : brand === 'diners'
        ? /(.{4})(.{6})(.{4})/
        : /(.{4})(.{4})(.{4})(.{4})/;
  return number.replace(pattern, (_whole, ...groups: unknown[]) =>
    groups.filter((part) => typeof part === 'string' && part !== number).join(' '),
  );
}

const logo = `<span class="logo"><svg viewBox="0 0 40 24" fill="none" aria-hidden="true"><rect y="1" width="7" height="22" rx="2" fill="currentColor"/><rect x="33" y="1" width="7" height="22" rx="2" fill="currentColor"/><path d="M7 12h7M26 12h7" stroke="currentColor" stroke-width="3.5"/><circle cx="20" cy="12" r="6.25" stroke="currentColor" stroke-width="3.5" fill="#FFC629"/></svg>Axle</span>`;
