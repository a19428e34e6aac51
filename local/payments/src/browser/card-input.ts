import { caretIn, digitsOf, shownAs } from './card-format.js';
import type { FieldName } from './card-validation.js';

/** One input of the card field: it keeps digits, shows them in groups and keeps the caret in its place. */
export class CardInput {
  digits = '';
  /** The customer has left it, or tried to pay: missing values may be reported. */
  judged = false;

  /**
   * @param cardNumber the digits of the card number, which decide on lengths
   * @param onChange `typed`: manually at the end of the text
   */
  constructor(
    readonly field: FieldName,
    readonly element: HTMLInputElement,
    private readonly cardNumber: () => string,
    onChange: (input: CardInput, typed: boolean) => void,
  ) {
    element.addEventListener('input', (event) => {
      const kind = event instanceof InputEvent ? event.inputType : '';
      this.read(kind);
      onChange(this, kind.startsWith('insert') && this.isCaretAtEnd());
    });
  }

  set(digits: string): void {
    this.digits = digits;
    this.element.value = shownAs(this.field, digits, false);
  }

  clear(): void {
    this.set('');
    this.judged = false;
  }

  focus(atEnd: boolean): void {
    const position = atEnd ? this.element.value.length : 0;
    this.element.focus();
    this.element.setSelectionRange(position, position);
  }

  /** At the end, nothing selected. */
  isCaretAtEnd(): boolean {
    return this.element.selectionStart === this.element.value.length;
  }

  /** At the start, nothing selected. */
  isCaretAtStart(): boolean {
    return this.element.selectionEnd === 0;
  }

  mark(states: { empty: boolean; complete: boolean; invalid: boolean }): void {
    for (const [state, on] of Object.entries(states)) this.element.classList.toggle(`is-${state}`, on);
    this.element.setAttribute('aria-invalid', String(states.invalid));
  }

  /** @param kind the input event's type: https://www.w3.org/TR/input-events-1/ */
  private read(kind: string): void {
    const { value } = this.element;
    const caret = this.element.selectionStart ?? value.length;
    const deleting = kind.startsWith('delete');
    let digitsBefore = value.slice(0, caret).replace(/\D/g, '').length;
    let digits = digitsOf(this.field, value, this.cardNumber(), deleting);
    if (deleting && digits === this.digits) {
      // Only a separator was deleted: the digit next to it was intended.
      const at = kind.endsWith('Backward') ? digitsBefore - 1 : digitsBefore;
      if (at >= 0) digits = digits.slice(0, at) + digits.slice(at + 1);
      digitsBefore = Math.max(0, Math.min(digitsBefore, at));
    }
    const shown = shownAs(this.field, digits, deleting);
    this.digits = digits;
    this.element.value = shown;
    const position = caret === value.length ? shown.length : caretIn(shown, digitsBefore, deleting);
    this.element.setSelectionRange(position, position);
  }
}
