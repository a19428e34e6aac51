import type { StripeElementClasses } from '@stripe/stripe-js';

const defaults = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};
type States = Record<keyof typeof defaults, boolean>;

const off: States = { base: false, complete: false, empty: false, focus: false, invalid: false };

/**
 * Sets Stripe's classes on the node that the shop mounted an Element in, or removes them all. The shop may have
 * renamed them.
 */
export function setClasses(container: Element, renamed: StripeElementClasses = {}, states = off): void {
  const classes = { ...defaults, ...renamed };
  for (const [state, isOn] of Object.entries(states)) {
    const names = classes[state as keyof States].split(/\s+/).filter((name) => name !== '');
    for (const name of names) container.classList.toggle(name, isOn);
  }
}

/** Whether text here is light, so that the background is dark, whatever made it so. */
export function isOnDark(element: Element): boolean {
  const { color } = getComputedStyle(element);
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return color.startsWith('rgb') && red * 0.3 + green * 0.59 + blue * 0.11 > 140;
}
