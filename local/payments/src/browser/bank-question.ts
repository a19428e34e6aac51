import { asPrice } from '../http/money.js';
import css from './bank-question.css';
import markup from './bank-question.html';
import { find, shadowWith } from './shadow.js';

/**
 * Asks what the customer's bank would ask, over the whole window. Resolves with what `answer` made of the choice;
 * Escape is a refusal. While `answer` returns null (the sandbox was not reached) the question stays open.
 */
export function askTheBank<T>(
  intent: { amount: number; currency: string },
  answer: (outcome: 'complete' | 'fail') => Promise<T | null>,
): Promise<T> {
  const before = focusedElement(document);
  const shadow = shadowWith('__SandboxBank', markup, css);
  const dialog = find(shadow, 'dialog');
  const status = find(shadow, 'p', '.status');
  const [complete, fail] = [find(shadow, 'button', '.solid'), find(shadow, 'button', '.fail')];
  find(shadow, 'dd', '.amount').textContent = asPrice(intent.amount, intent.currency);
  document.body.append(shadow.host);
  dialog.showModal();
  complete.focus();

  return new Promise((resolve) => {
    let isBusy = false;
    const tell = (words: string, isError: boolean) => {
      status.textContent = words;
      status.classList.toggle('is-error', isError);
      for (const button of [complete, fail]) button.setAttribute('aria-disabled', String(isBusy));
    };
    const choose = async (outcome: 'complete' | 'fail') => {
      if (isBusy) return;
      isBusy = true;
      tell('Contacting the bank…', false);
      const result = await answer(outcome);
      isBusy = false;
      if (result === null) {
        tell('The payments sandbox could not be reached. Try again.', true);
        return;
      }
      shadow.host.remove();
      before?.focus();
      resolve(result);
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

/** The focused element, also within the card field. */
function focusedElement({ activeElement }: DocumentOrShadowRoot): HTMLElement | null {
  if (activeElement?.shadowRoot) return focusedElement(activeElement.shadowRoot);
  return activeElement instanceof HTMLElement ? activeElement : null;
}

function keepFocusInside(event: KeyboardEvent, shadow: ShadowRoot, first: HTMLElement, last: HTMLElement) {
  if (event.key !== 'Tab') return;
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  const isInside = shadow.activeElement === first || shadow.activeElement === last;
  if (isInside && shadow.activeElement !== from) return;
  event.preventDefault();
  to.focus();
}
