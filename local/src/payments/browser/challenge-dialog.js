/* global document, HTMLElement */
import { challengeSheet } from './challenge-style.js';
import { make, makeIcon } from './dom.js';

/** @typedef {'complete' | 'fail'} Outcome */

/**
 * Asks what the customer's bank would ask, over the whole window. Resolves with what `answer` made of the choice;
 * Escape is a refusal. While `answer` returns null (the sandbox was not reached) the question stays open.
 *
 * @template T
 * @param {{ amount: number, currency: string }} intent
 * @param {(outcome: Outcome) => Promise<T | null>} answer
 * @returns {Promise<T>}
 */
export function askTheBank(intent, answer) {
  const before = focusedElement(document);
  const host = make('div', { class: '__SandboxBank' });
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [challengeSheet()];
  const { dialog, complete, fail, status } = drawQuestion(intent);
  shadow.append(dialog);
  document.body.append(host);
  dialog.showModal();
  complete.focus();

  return new Promise((resolve) => {
    let isBusy = false;
    /** @param {Outcome} outcome */
    const choose = async (outcome) => {
      if (isBusy) return;
      isBusy = true;
      tell('Asking the bank …', false);
      const result = await answer(outcome);
      isBusy = false;
      if (result === null) {
        tell('The payments sandbox could not be reached. Try again.', true);
        return;
      }
      host.remove();
      before?.focus();
      resolve(result);
    };
    /** @type {(words: string, isError: boolean) => void} */
    const tell = (words, isError) => {
      status.textContent = words;
      status.classList.toggle('is-error', isError);
      for (const button of [complete, fail]) button.setAttribute('aria-disabled', String(isBusy));
    };
    complete.addEventListener('click', () => void choose('complete'));
    fail.addEventListener('click', () => void choose('fail'));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
    });
    dialog.addEventListener('keydown', (event) => {
      keepFocusInside(event, shadow, complete, fail);
      if (event.key !== 'Escape') return;
      // The browser would close the dialog at the second press, answered or not.
      event.preventDefault();
      void choose('fail');
    });
  });
}

/**
 * The focused element, also within the card field.
 *
 * @param {DocumentOrShadowRoot} root
 * @returns {HTMLElement | null}
 */
function focusedElement({ activeElement }) {
  if (activeElement?.shadowRoot) return focusedElement(activeElement.shadowRoot);
  return activeElement instanceof HTMLElement ? activeElement : null;
}

/** @param {{ amount: number, currency: string }} intent */
function drawQuestion({ amount, currency }) {
  const complete = make('button', { type: 'button', class: 'solid' }, 'Complete authentication');
  const fail = make('button', { type: 'button' }, 'Fail authentication');
  const status = make('p', { class: 'status', role: 'status' });
  const dialog = /** @type {HTMLDialogElement} */ (
    make(
      'dialog',
      { 'aria-labelledby': 'question', 'aria-describedby': 'about' },
      make(
        'div',
        { class: 'page' },
        make(
          'div',
          { class: 'strip' },
          make('b', {}, 'Payments sandbox'),
          'No real bank is asked, no card is charged.',
        ),
        make(
          'div',
          { class: 'middle' },
          make(
            'div',
            { class: 'panel' },
            make(
              'p',
              { class: 'bank' },
              makeIcon(
                'M2.5 8 10 3.5 17.500 8zM4.500 8v6.500M8.250 8v6.500M11.750 8v6.500M15.500 8v6.500M2.500 16.500h15',
              ),
              'Sandbox bank',
            ),
            make('h2', { id: 'question' }, 'Is this payment yours?'),
            make(
              'p',
              { id: 'about' },
              'A real bank would ask its customer here (3-D Secure). Choose what the answer is.',
            ),
            make(
              'dl',
              {},
              make(
                'div',
                {},
                make('dt', {}, 'Amount'),
                make('dd', { class: 'amount' }, asPrice(amount, currency)),
              ),
              make('div', {}, make('dt', {}, 'Paid to'), make('dd', {}, 'Axle')),
            ),
            status,
            make('div', { class: 'actions' }, complete, fail),
          ),
        ),
      ),
    )
  );
  return { dialog, complete, fail, status };
}

/**
 * @param {KeyboardEvent} event
 * @param {ShadowRoot} shadow
 * @param {HTMLElement} first
 * @param {HTMLElement} last
 */
function keepFocusInside(event, shadow, first, last) {
  if (event.key !== 'Tab') return;
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  const isInside = shadow.activeElement === first || shadow.activeElement === last;
  if (isInside && shadow.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}

/**
 * @param {number} amount minor units
 * @param {string} currency
 */
function asPrice(amount, currency) {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
