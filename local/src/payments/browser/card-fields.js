/* global document */
import { brandOf } from './card-brands.js';
import { CardInput } from './card-input.js';
import { isIncomplete, problemOf, validationError } from './card-validation.js';
import { make, makeIcon } from './dom.js';
import { moveByKey } from './field-navigation.js';

/** @typedef {import('./card-validation.js').CardValues} CardValues */
/** @typedef {import('./card-validation.js').FieldName} FieldName */

/** @type {FieldName[]} */
const order = ['number', 'expiry', 'cvc', 'postal'];

/** The inputs of a card field, how one moves between them, and what they amount to. */
export class CardFields {
  hidesPostalCode = false;

  /** @param {() => void} onChange something typed or its verdict changed */
  constructor(onChange) {
    this.onChange = onChange;
    this.inputs = order.map(
      (field) =>
        new CardInput(
          field,
          () => this.values().number,
          (input, typed) => {
            this.typed(input, typed);
          },
        ),
    );
    this.brandWord = make('span', { class: 'brand' });
    const [number, ...rest] = this.inputs.map(({ element }) => element);
    this.root = make(
      'div',
      { class: 'field' },
      make(
        'div',
        { class: 'number' },
        makeIcon('M2 4.5h16v11H2zM2 8.5h16M5 12.5h3'),
        number ?? '',
        this.brandWord,
      ),
      make(
        'div',
        { class: 'rest' },
        ...rest.map((element) => make('span', { class: 'cell' }, element)),
        make('span', { class: 'tag', title: 'Payments sandbox: no card is charged.' }, 'SANDBOX'),
      ),
    );
    this.root.addEventListener('keydown', (event) => {
      moveByKey(event, this.asked());
    });
    this.root.addEventListener('focusout', ({ target }) => {
      afterPress(() => {
        this.judge(target);
      });
    });
    this.refresh();
  }

  /** @returns {CardValues} */
  values() {
    const digits = Object.fromEntries(this.inputs.map((input) => [input.field, input.digits]));
    return { number: '', expiry: '', cvc: '', postal: '', ...digits };
  }

  /** What Stripe's `change` event tells, never a number. */
  summary() {
    const values = this.values();
    const problems = this.asked().map((input) => ({
      input,
      code: problemOf(input.field, values, new Date()),
    }));
    const shown = problems.find(({ input, code }) => code !== null && isShown(input, code));
    return {
      elementType: /** @type {const} */ ('card'),
      error: shown?.code ? validationError(shown.code) : undefined,
      value: { postalCode: this.hidesPostalCode ? '' : values.postal },
      empty: this.asked().every(({ digits }) => digits === ''),
      complete: problems.every(({ code }) => code === null),
      brand: brandOf(values.number).name,
    };
  }

  /** Says everything that is missing, as before a payment. Returns the first fault. */
  judgeAll() {
    for (const input of this.asked()) input.judged = true;
    this.refresh();
    this.onChange();
    return this.summary().error;
  }

  /** Shows or hides the postal code. @param {boolean} hides */
  setHidesPostalCode(hides) {
    this.hidesPostalCode = hides;
    this.input('postal').element.parentElement?.toggleAttribute('hidden', hides);
    this.root.classList.toggle('has-postal', !hides);
    this.refresh();
  }

  /** @param {string} zip */
  setPostalCode(zip) {
    this.input('postal').set(zip);
    this.refresh();
  }

  /** @param {boolean} disabled */
  setDisabled(disabled) {
    for (const { element } of this.inputs) element.disabled = disabled;
  }

  clear() {
    this.forget();
    this.onChange();
  }

  /** Empties the inputs without a word to anyone. */
  forget() {
    for (const input of this.inputs) input.clear();
    this.refresh();
  }

  /** Focuses the first input that is not yet right. */
  focus() {
    const values = this.values();
    const next = this.asked().find(({ field }) => problemOf(field, values, new Date()) !== null);
    (next ?? this.input('number')).focus(true);
  }

  blur() {
    for (const { element } of this.inputs) element.blur();
  }

  /**
   * @param {CardInput} input
   * @param {boolean} byHand
   */
  typed(input, byHand) {
    // A new number may take a shorter code.
    if (input.field === 'number') {
      const cvc = this.input('cvc');
      cvc.set(cvc.digits.slice(0, brandOf(input.digits).cvcLength));
    }
    this.refresh();
    this.onChange();
    const isRight = problemOf(input.field, this.values(), new Date()) === null;
    const cvcMayGrow = input.field === 'cvc' && brandOf(this.values().number).name === 'unknown';
    if (byHand && isRight && !cvcMayGrow) this.asked()[this.asked().indexOf(input) + 1]?.focus(true);
  }

  /** Someone left an input: half a number may now be called incomplete. @param {EventTarget | null} target */
  judge(target) {
    const input = this.inputs.find(({ element }) => element === target);
    if (input === undefined || input.digits === '' || input.judged) return;
    input.judged = true;
    this.refresh();
    this.onChange();
  }

  /** Paints every input by its state. */
  refresh() {
    const values = this.values();
    this.brandWord.textContent = brandOf(values.number).word;
    for (const input of this.inputs) {
      const code = problemOf(input.field, values, new Date());
      input.mark('empty', input.digits === '');
      input.mark('complete', code === null);
      input.mark('invalid', code !== null && isShown(input, code));
    }
    const { complete, empty, error } = this.summary();
    this.root.classList.toggle('is-complete', complete);
    this.root.classList.toggle('is-empty', empty);
    this.root.classList.toggle('is-invalid', error !== undefined);
  }

  /** The inputs that are in use. */
  asked() {
    return this.inputs.filter(({ field }) => field !== 'postal' || !this.hidesPostalCode);
  }

  /**
   * @param {FieldName} field
   * @returns {CardInput}
   */
  input(field) {
    const found = this.inputs.find((input) => input.field === field);
    if (found === undefined) throw new Error(`No input for ${field}.`);
    return found;
  }
}

/**
 * What can't become right by typing on is said at once, what is only missing when the input was left.
 *
 * @param {CardInput} input
 * @param {string} code
 */
function isShown(input, code) {
  return isIncomplete(code) ? input.judged : true;
}

/**
 * Runs at once, or after the mouse button that is down is up again: words that appear under a press would move the
 * shop's button away before the press becomes a click.
 *
 * @param {() => void} run
 */
function afterPress(run) {
  if (document.querySelector(':active') === null) run();
  else document.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true });
}
