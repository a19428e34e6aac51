/* global getComputedStyle */

/** @typedef {import('@stripe/stripe-js').StripeElementClasses} Classes */

/** @type {Required<Omit<Classes, 'webkitAutofill'>>} */
const defaults = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

/**
 * Sets Stripe's classes on the node that the shop mounted an Element in; the shop may have renamed them.
 *
 * @param {Element} container
 * @param {Classes | undefined} renamed
 * @param {{ complete: boolean, empty: boolean, focus: boolean, invalid: boolean }} states
 */
export function setClasses(container, renamed, states) {
  const classes = { ...defaults, ...renamed };
  for (const [state, isOn] of Object.entries({ base: true, ...states })) {
    const names = words(classes[/** @type {keyof typeof defaults} */ (state)]);
    for (const name of names) container.classList.toggle(name, isOn);
  }
}

/**
 * @param {Element} container
 * @param {Classes | undefined} renamed
 */
export function removeClasses(container, renamed) {
  container.classList.remove(...Object.values({ ...defaults, ...renamed }).flatMap(words));
}

/**
 * Whether text here is light, so that the ground is dark, whatever told the page to be so.
 *
 * @param {Element} element
 */
export function isOnDark(element) {
  const { color } = getComputedStyle(element);
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return color.startsWith('rgb') && red * 0.3 + green * 0.59 + blue * 0.11 > 140;
}

/** @param {string} names */
function words(names) {
  return names.split(/\s+/).filter((name) => name !== '');
}
