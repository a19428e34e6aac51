import type { StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { brandOf } from '../card/card-brands.js';
import { CardInput } from './card-input.js';
import {
  type CardValues,
  type FieldName,
  type Problem,
  problemOf,
  validationError,
} from './card-validation.js';
import { find } from './shadow.js';

const names: Record<FieldName, string> = {
  number: 'cardnumber',
  expiry: 'exp-date',
  cvc: 'cvc',
};

/** The inputs of a card field, how one moves between them, and what they amount to. */
export class CardFields {
  private readonly inputs: CardInput[];

  /** @param onChange something typed or its verdict changed */
  constructor(
    readonly root: HTMLElement,
    private readonly onChange: () => void,
  ) {
    this.inputs = Object.entries(names).map(([field, name]) => {
      const element = find(root, 'input', `[name=${name}]`);
      const cardNumber = () => this.values().number;
      return new CardInput(field as FieldName, element, cardNumber, (input, typed) => {
        this.typed(input, typed);
      });
    });
    root.addEventListener('keydown', (event) => {
      this.moveByKey(event);
    });
    root.addEventListener('focusout', ({ target }) => {
      afterClick(() => {
        this.judge(target);
      });
    });
    this.refresh();
  }

  values(): CardValues {
    const digits = Object.fromEntries(this.inputs.map((input) => [input.field, input.digits]));
    return { number: '', expiry: '', cvc: '', ...digits };
  }

  /** What Stripe's `change` event reports, never a number. */
  summary(): Omit<StripeCardElementChangeEvent, 'elementType'> {
    const values = this.values();
    const problems = this.inputs.map((input) => ({ input, code: problemOf(input.field, values) }));
    const shown = problems.map(({ input, code }) => shownProblem(input, code)).find((code) => code !== null);
    return {
      error: shown ? validationError(shown) : undefined,
      value: { postalCode: '' },
      empty: this.inputs.every(({ digits }) => digits === ''),
      complete: problems.every(({ code }) => code === null),
      brand: brandOf(values.number).name,
    };
  }

  /** Shows everything that is missing, as before a payment. Returns the first fault. */
  judgeAll() {
    for (const input of this.inputs) input.judged = true;
    this.changed();
    return this.summary().error;
  }

  setDisabled(disabled: boolean): void {
    for (const { element } of this.inputs) element.disabled = disabled;
  }

  /** Clears the inputs without any event. */
  forget(): void {
    for (const input of this.inputs) input.clear();
    this.refresh();
  }

  clear(): void {
    this.forget();
    this.onChange();
  }

  /** Focuses the first input that is not yet right. */
  focus(): void {
    const values = this.values();
    const next = this.inputs.find(({ field }) => problemOf(field, values) !== null);
    (next ?? this.input('number')).focus(true);
  }

  blur(): void {
    for (const { element } of this.inputs) element.blur();
  }

  private typed(input: CardInput, byHand: boolean): void {
    const brand = brandOf(this.values().number);
    // A new number may take a shorter code.
    const cvc = this.input('cvc');
    if (input.field === 'number') cvc.set(cvc.digits.slice(0, brand.cvcLength));
    this.changed();
    const isRight = problemOf(input.field, this.values()) === null;
    const cvcMayGrow = input.field === 'cvc' && brand.name === 'unknown';
    if (byHand && isRight && !cvcMayGrow) this.inputs[this.inputs.indexOf(input) + 1]?.focus(true);
  }

  /** Moves with the arrow keys at an input's ends, and backwards with Backspace in an empty one. */
  private moveByKey(event: KeyboardEvent): void {
    const index = this.inputs.findIndex(({ element }) => element === event.target);
    const input = this.inputs[index];
    if (input === undefined || event.isComposing) return;
    const isBack = event.key === 'ArrowLeft' || (event.key === 'Backspace' && input.digits === '');
    const isForward = event.key === 'ArrowRight' && input.isCaretAtEnd();
    const target =
      isBack && input.isCaretAtStart() ? this.inputs[index - 1] : isForward && this.inputs[index + 1];
    if (!target) return;
    event.preventDefault();
    target.focus(isBack);
  }

  /** The customer left an input: half a number may now be called incomplete. */
  private judge(target: EventTarget | null): void {
    const input = this.inputs.find(({ element }) => element === target);
    if (input === undefined || input.digits === '' || input.judged) return;
    input.judged = true;
    this.changed();
  }

  private changed(): void {
    this.refresh();
    this.onChange();
  }

  /** Paints every input by its state. */
  private refresh(): void {
    const values = this.values();
    find(this.root, 'span', '.brand').textContent = brandOf(values.number).word;
    for (const input of this.inputs) {
      const code = problemOf(input.field, values);
      const invalid = shownProblem(input, code) !== null;
      input.mark({ empty: input.digits === '', complete: code === null, invalid });
    }
    const { complete, empty, error } = this.summary();
    this.root.classList.toggle('is-complete', complete);
    this.root.classList.toggle('is-empty', empty);
    this.root.classList.toggle('is-invalid', error !== undefined);
  }

  private input(field: FieldName): CardInput {
    const found = this.inputs.find((input) => input.field === field);
    if (found === undefined) throw new Error(`No input for ${field}.`);
    return found;
  }
}

/** Shows at once what further typing can't correct, and what is only missing once the input was left. */
function shownProblem({ judged }: CardInput, code: Problem | null): Problem | null {
  return judged || code?.startsWith('incomplete_') !== true ? code : null;
}

/**
 * Runs at once, or after a pressed mouse button is released: text that appears during a press would move the
 * shop's button away before the press becomes a click.
 */
function afterClick(run: () => void): void {
  if (document.querySelector(':active') === null) run();
  else document.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true });
}
