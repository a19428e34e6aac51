/* global InputEvent */
import { caretAfter, digitsOf, shownAs } from './card-format.js';
import { make } from './dom.js';

/** @typedef {import('./card-validation.js').FieldName} FieldName */

/** Names and labels are those of Stripe's own inputs, so that a test written for one finds the other. */
const attributes = /** @type {const} */ ({
  number: {
    name: 'cardnumber',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    'aria-label': 'Credit or debit card number',
  },
  expiry: {
    name: 'exp-date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    'aria-label': 'Credit or debit card expiration date',
  },
  cvc: {
    name: 'cvc',
    autocomplete: 'cc-csc',
    placeholder: 'CVC',
    'aria-label': 'Credit or debit card CVC/CVV',
  },
  postal: { name: 'postal', autocomplete: 'billing postal-code', placeholder: 'ZIP', 'aria-label': 'ZIP' },
});

/** One input of the card field: it keeps digits, shows them in groups and keeps the caret in its place. */
export class CardInput {
  digits = '';
  /** Someone has left it, or tried to pay: what is missing may be said. */
  judged = false;

  /**
   * @param {FieldName} field
   * @param {() => string} cardNumber the digits of the card number, which decide on lengths
   * @param {(input: CardInput, typed: boolean) => void} onChange `typed`: by hand at the end of the text
   */
  constructor(field, cardNumber, onChange) {
    this.field = field;
    this.cardNumber = cardNumber;
    this.element = /** @type {HTMLInputElement} */ (
      make('input', {
        ...attributes[field],
        type: 'text',
        inputmode: 'numeric',
        spellcheck: 'false',
        autocorrect: 'off',
      })
    );
    this.element.addEventListener('input', (event) => {
      const kind = event instanceof InputEvent ? event.inputType : '';
      this.read(kind);
      onChange(this, kind.startsWith('insert') && this.isCaretAtEnd());
    });
  }

  /** @param {string} digits */
  set(digits) {
    this.digits = digits;
    this.element.value = shownAs(this.field, digits, false);
  }

  clear() {
    this.set('');
    this.judged = false;
  }

  /** @param {boolean} atEnd where the caret goes */
  focus(atEnd) {
    const position = atEnd ? this.element.value.length : 0;
    this.element.focus();
    this.element.setSelectionRange(position, position);
  }

  /** At the end, nothing selected. */
  isCaretAtEnd() {
    return this.element.selectionStart === this.element.value.length;
  }

  /** At the start, nothing selected. */
  isCaretAtStart() {
    return this.element.selectionEnd === 0;
  }

  /**
   * @param {'empty' | 'complete' | 'invalid'} state
   * @param {boolean} on
   */
  mark(state, on) {
    this.element.classList.toggle(`is-${state}`, on);
    if (state === 'invalid') this.element.setAttribute('aria-invalid', String(on));
  }

  /** @param {string} kind the input event's type: https://www.w3.org/TR/input-events-1/ */
  read(kind) {
    const { value, selectionStart } = this.element;
    const deleting = kind.startsWith('delete');
    let digitsBefore = value.slice(0, selectionStart ?? value.length).replace(/\D/g, '').length;
    let digits = digitsOf(this.field, value, { number: this.cardNumber(), deleting });
    if (deleting && digits === this.digits) {
      // Only a separator went: the digit next to it was meant.
      const at = kind.endsWith('Backward') ? digitsBefore - 1 : digitsBefore;
      if (at >= 0) digits = digits.slice(0, at) + digits.slice(at + 1);
      digitsBefore = Math.max(0, Math.min(digitsBefore, at));
    }
    const wasAtEnd = selectionStart === null || selectionStart === value.length;
    this.digits = digits;
    const shown = shownAs(this.field, digits, deleting);
    this.element.value = shown;
    if (selectionStart === null) return;
    const caret = wasAtEnd
      ? shown.length
      : deleting
        ? caretBehind(shown, digitsBefore)
        : caretAfter(shown, digitsBefore);
    this.element.setSelectionRange(caret, caret);
  }
}

/**
 * While deleting, the caret stays before a separator.
 *
 * @param {string} shown
 * @param {number} digitsBefore
 */
function caretBehind(shown, digitsBefore) {
  const caret = caretAfter(shown, digitsBefore);
  return caret - (/\D+$/.exec(shown.slice(0, caret))?.[0].length ?? 0);
}
