/* global document, Element, getComputedStyle */
import { CardFields } from './card-fields.js';
import { baseSheet, styleSheetOf } from './card-style.js';
import { make } from './dom.js';
import { IntegrationError } from './integration-error.js';
import { Listeners } from './listeners.js';

/** @typedef {import('@stripe/stripe-js').StripeCardElementOptions} CardOptions */
/** @typedef {(event: unknown) => void} Handler */

const defaultClasses = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};
const event = { elementType: 'card' };

/**
 * The card Element: drawn in the shop's page, in a shadow root that the page's styles don't reach. What is typed
 * stays in here; only `details` gives it out, and only to the call that sends it to the sandbox.
 */
export class CardElement {
  listeners = new Listeners();
  /** @type {Element | null} */
  container = null;
  isDestroyed = false;
  isFocused = false;

  /**
   * @param {CardOptions} options
   * @param {() => void} onDestroy
   */
  constructor(options, onDestroy) {
    this.onDestroy = onDestroy;
    /** @type {CardOptions} */
    this.options = {};
    this.fields = new CardFields(() => {
      this.changed();
    });
    this.host = make('div', { class: '__SandboxCardField' });
    this.shadow = this.host.attachShadow({ mode: 'open' });
    this.shadow.append(this.fields.root);
    this.host.addEventListener('focusin', () => {
      this.focusChanged(true);
    });
    this.host.addEventListener('focusout', ({ relatedTarget }) => {
      this.focusChanged(relatedTarget === this.host);
    });
    this.shadow.addEventListener('keydown', (press) => {
      this.pressed(/** @type {KeyboardEvent} */ (press));
    });
    this.update({ hidePostalCode: false, ...options });
  }

  /** @param {string | Element} target a node or a selector */
  mount(target) {
    this.mustBeAlive();
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (!(container instanceof Element)) {
      throw new IntegrationError(
        `The selector you specified (${String(target)}) applies to no DOM elements.`,
      );
    }
    if (container === this.container) return;
    this.unmount();
    this.container = container;
    container.replaceChildren(this.host);
    container.addEventListener('mousedown', this.focusOnPress);
    for (const label of this.labels()) label.addEventListener('click', this.focusNow);
    this.paintClasses();
    // Listeners are put on after the mount.
    setTimeout(() => {
      if (this.container === container) this.listeners.emit('ready', event);
    });
  }

  unmount() {
    const { container } = this;
    if (container === null) return;
    for (const label of this.labels()) label.removeEventListener('click', this.focusNow);
    container.removeEventListener('mousedown', this.focusOnPress);
    this.container = null;
    this.host.remove();
    container.classList.remove(...Object.values(this.classes()).flatMap(words));
    this.isFocused = false;
    this.fields.forget();
  }

  destroy() {
    this.unmount();
    this.isDestroyed = true;
    this.onDestroy();
  }

  /** @param {CardOptions} options */
  update(options) {
    this.mustBeAlive();
    const before = this.classes();
    this.options = { ...this.options, ...options };
    const { style, disabled, hidePostalCode, hideIcon, value } = this.options;
    this.shadow.adoptedStyleSheets = [baseSheet(), styleSheetOf(style ?? {})];
    this.fields.setDisabled(disabled === true);
    this.fields.setHidesPostalCode(hidePostalCode === true);
    if (typeof options.value?.postalCode === 'string') this.fields.setPostalCode(value?.postalCode ?? '');
    this.shadow.querySelector('.icon')?.toggleAttribute('hidden', hideIcon === true);
    this.container?.classList.remove(...Object.values(before).flatMap(words));
    this.paintClasses();
  }

  focus() {
    this.fields.focus();
  }

  blur() {
    this.fields.blur();
  }

  clear() {
    this.fields.clear();
  }

  /** @param {string} name @param {Handler} handler */
  on(name, handler) {
    this.listeners.on(name, handler);
    return this;
  }

  /** @param {string} name @param {Handler} handler */
  once(name, handler) {
    this.listeners.once(name, handler);
    return this;
  }

  /** @param {string} name @param {Handler} [handler] */
  off(name, handler) {
    this.listeners.off(name, handler);
    return this;
  }

  /** The card as the sandbox's API takes it, or the first thing that is wrong with it, which is then shown. */
  details() {
    this.mustBeAlive();
    if (this.container === null) {
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please mount it first.',
      );
    }
    const error = this.fields.judgeAll();
    if (error !== undefined) return { error };
    const { number, expiry, cvc, postal } = this.fields.values();
    const card = {
      number,
      exp_month: String(Number(expiry.slice(0, 2))),
      exp_year: `20${expiry.slice(2)}`,
      cvc,
    };
    return { card, postalCode: this.options.hidePostalCode === true ? undefined : postal };
  }

  focusNow = () => {
    this.focus();
  };

  /** A press on the frame that the shop draws around the field. @param {Event} press */
  focusOnPress = (press) => {
    if (press.target !== this.container) return;
    press.preventDefault();
    this.focus();
  };

  changed() {
    this.paintClasses();
    this.listeners.emit('change', this.fields.summary());
  }

  /** @param {boolean} isFocused */
  focusChanged(isFocused) {
    if (isFocused === this.isFocused) return;
    this.isFocused = isFocused;
    this.paintClasses();
    this.listeners.emit(isFocused ? 'focus' : 'blur', event);
  }

  /** @param {KeyboardEvent} press */
  pressed(press) {
    if (press.key === 'Escape') this.listeners.emit('escape', event);
    if (press.key !== 'Enter') return;
    const form = this.container?.closest('form');
    /** @type {HTMLButtonElement | null | undefined} */
    const button = form?.querySelector('button:not([type]), button[type=submit], input[type=submit]');
    if (button) button.click();
    else form?.requestSubmit();
  }

  paintClasses() {
    this.fields.root.classList.toggle('on-dark', isLight(getComputedStyle(this.fields.root).color));
    const { base, complete, empty, focus, invalid } = this.classes();
    const summary = this.fields.summary();
    /** @type {[string, boolean][]} */
    const states = [
      [base, true],
      [complete, summary.complete],
      [empty, summary.empty],
      [focus, this.isFocused],
      [invalid, summary.error !== undefined],
    ];
    for (const [names, isOn] of states)
      for (const name of words(names)) this.container?.classList.toggle(name, isOn);
  }

  classes() {
    return { ...defaultClasses, ...this.options.classes };
  }

  labels() {
    const id = this.container?.id ?? '';
    return id === '' ? [] : [...document.querySelectorAll('label')].filter((label) => label.htmlFor === id);
  }

  mustBeAlive() {
    if (!this.isDestroyed) return;
    throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
  }
}

/** @param {string} names */
function words(names) {
  return names.split(/\s+/).filter((name) => name !== '');
}

/**
 * Whether a colour of text is for a dark ground, whatever told the page to be dark.
 *
 * @param {string} color as computed styles give it: `rgb(233, 239, 237)`
 */
function isLight(color) {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return color.startsWith('rgb') && red * 0.3 + green * 0.59 + blue * 0.11 > 140;
}
