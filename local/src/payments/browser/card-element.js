/* global document, Element */
import { CardFields } from './card-fields.js';
import { baseSheet, styleSheetOf } from './card-style.js';
import { make } from './dom.js';
import { isOnDark, removeClasses, setClasses } from './element-classes.js';
import { submitFormOf } from './field-navigation.js';
import { IntegrationError } from './integration-error.js';
import { Listeners } from './listeners.js';

/** @typedef {import('@stripe/stripe-js').StripeCardElementOptions} CardOptions */
/** @typedef {(event: unknown) => void} Handler */

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

  focusNow = () => {
    this.focus();
  };

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
    removeClasses(container, this.options.classes);
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
    if (this.container !== null) removeClasses(this.container, this.options.classes);
    this.options = { ...this.options, ...options };
    const { style, disabled, hidePostalCode, hideIcon } = this.options;
    this.shadow.adoptedStyleSheets = [baseSheet(), styleSheetOf(style ?? {})];
    this.fields.setDisabled(disabled === true);
    this.fields.setHidesPostalCode(hidePostalCode === true);
    if (options.value?.postalCode !== undefined) this.fields.setPostalCode(options.value.postalCode);
    this.shadow.querySelector('.icon')?.toggleAttribute('hidden', hideIcon === true);
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
    if (press.key === 'Enter') submitFormOf(this.container);
  }

  paintClasses() {
    this.fields.root.classList.toggle('on-dark', isOnDark(this.fields.root));
    if (this.container === null) return;
    const { complete, empty, error } = this.fields.summary();
    const invalid = error !== undefined;
    setClasses(this.container, this.options.classes, { complete, empty, focus: this.isFocused, invalid });
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
