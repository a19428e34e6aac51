import type { StripeCardElementOptions } from '@stripe/stripe-js';
import { EventEmitter } from 'eventemitter3';
import css from './card-field.css';
import markup from './card-field.html';
import { CardFields } from './card-fields.js';
import { styleSheetOf } from './card-style.js';
import { isOnDark, setClasses } from './element-classes.js';
import { IntegrationError } from './integration-error.js';
import { find, shadowWith } from './shadow.js';

const elementType = 'card';

/**
 * The card Element: rendered in the shop's page, in a shadow root that the page's styles don't reach. What is typed
 * stays in here; only `details` gives it out, and only to the call that sends it to the sandbox.
 */
export class CardElement extends EventEmitter {
  private readonly shadow = shadowWith('__SandboxCardField', markup, css);
  private readonly sheets = this.shadow.adoptedStyleSheets;
  private readonly fields = new CardFields(find(this.shadow, 'div', '.field'), () => {
    this.changed();
  });
  private options: StripeCardElementOptions = {};
  private container: Element | null = null;
  private isDestroyed = false;
  private isFocused = false;

  constructor(
    options: StripeCardElementOptions,
    private readonly onDestroy: () => void,
  ) {
    super();
    const { host } = this.shadow;
    this.shadow.addEventListener('focusin', () => {
      this.focusChanged(true);
    });
    host.addEventListener('focusout', (event) => {
      this.focusChanged((event as FocusEvent).relatedTarget === host);
    });
    this.fields.root.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.emit('escape', { elementType });
      if (key === 'Enter') submitFormOf(this.container);
    });
    this.update(options);
  }

  /** @param target a node or a selector */
  mount(target: string | Element): void {
    this.mustBeAlive();
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (!(container instanceof Element)) {
      const selector = typeof target === 'string' ? target : 'no node';
      throw new IntegrationError(`The selector you specified (${selector}) applies to no DOM elements.`);
    }
    if (container === this.container) return;
    this.unmount();
    this.container = container;
    container.replaceChildren(this.shadow.host);
    container.addEventListener('mousedown', this.focusOnClick);
    for (const label of this.labels()) label.addEventListener('click', this.focus);
    this.paint();
    // Listeners are put on after the mount.
    setTimeout(() => {
      if (this.container === container) this.emit('ready', { elementType });
    });
  }

  unmount(): void {
    const { container } = this;
    if (container === null) return;
    for (const label of this.labels()) label.removeEventListener('click', this.focus);
    container.removeEventListener('mousedown', this.focusOnClick);
    this.container = null;
    this.shadow.host.remove();
    setClasses(container, this.options.classes);
    this.isFocused = false;
    this.fields.forget();
  }

  destroy(): void {
    this.unmount();
    this.isDestroyed = true;
    this.onDestroy();
  }

  update(options: StripeCardElementOptions): void {
    this.mustBeAlive();
    if (this.container !== null) setClasses(this.container, this.options.classes);
    this.options = { ...this.options, ...options };
    const { style = {}, disabled = false, hideIcon = false } = this.options;
    this.shadow.adoptedStyleSheets = [...this.sheets, styleSheetOf(style)];
    this.fields.setDisabled(disabled);
    this.shadow.querySelector('.icon')?.toggleAttribute('hidden', hideIcon);
    this.paint();
  }

  focus = (): void => {
    this.fields.focus();
  };

  blur(): void {
    this.fields.blur();
  }

  clear(): void {
    this.fields.clear();
  }

  /** The card as the sandbox's API accepts it, or the first thing that is wrong with it, which is then shown. */
  details() {
    this.mustBeAlive();
    if (this.container === null) {
      throw new IntegrationError(
        'We could not retrieve data from the specified Element. Please mount it first.',
      );
    }
    const error = this.fields.judgeAll();
    if (error !== undefined) return { error };
    const { number, expiry, cvc } = this.fields.values();
    return { card: { number, exp_month: expiry.slice(0, 2), exp_year: `20${expiry.slice(2)}`, cvc } };
  }

  /** A click on the frame that the shop renders around the field. */
  private readonly focusOnClick = (press: Event): void => {
    if (press.target !== this.container) return;
    press.preventDefault();
    this.focus();
  };

  private changed(): void {
    this.paint();
    this.emit('change', { elementType, ...this.fields.summary() });
  }

  private focusChanged(isFocused: boolean): void {
    if (isFocused === this.isFocused) return;
    this.isFocused = isFocused;
    this.paint();
    this.emit(isFocused ? 'focus' : 'blur', { elementType });
  }

  private paint(): void {
    this.fields.root.classList.toggle('on-dark', isOnDark(this.fields.root));
    if (this.container === null) return;
    const { complete, empty, error } = this.fields.summary();
    const states = { base: true, complete, empty, focus: this.isFocused, invalid: error !== undefined };
    setClasses(this.container, this.options.classes, states);
  }

  private labels(): HTMLLabelElement[] {
    const id = this.container?.id ?? '';
    return id === '' ? [] : [...document.querySelectorAll('label')].filter((label) => label.htmlFor === id);
  }

  private mustBeAlive(): void {
    if (!this.isDestroyed) return;
    throw new IntegrationError('This Element has already been destroyed. Please create a new one.');
  }
}

/** Submits the form around an Element as Enter in an ordinary input does: by its button, unless that is disabled. */
function submitFormOf(container: Element | null): void {
  const form = container?.closest('form');
  const submit = 'button:not([type]), button[type=submit], input[type=submit]';
  const button = form?.querySelector<HTMLElement>(submit);
  if (button) button.click();
  else form?.requestSubmit();
}
