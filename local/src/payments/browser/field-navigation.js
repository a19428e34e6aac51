/** @typedef {import('./card-input.js').CardInput} CardInput */

/**
 * Moves between inputs with the arrow keys at an input's ends, and backwards with Backspace in an empty one.
 *
 * @param {KeyboardEvent} event
 * @param {CardInput[]} inputs those in use, in their order
 */
export function moveByKey(event, inputs) {
  const index = inputs.findIndex(({ element }) => element === event.target);
  const input = inputs[index];
  if (input === undefined || event.isComposing) return;
  const isBack = event.key === 'ArrowLeft' || (event.key === 'Backspace' && input.digits === '');
  const isForward = event.key === 'ArrowRight';
  const target =
    isBack && input.isCaretAtStart() ? index - 1 : isForward && input.isCaretAtEnd() ? index + 1 : index;
  if (target === index || inputs[target] === undefined) return;
  event.preventDefault();
  inputs[target].focus(isBack);
}

/**
 * Submits the form around an Element as Enter in an ordinary input does: by its button, unless that is disabled.
 *
 * @param {Element | null} container
 */
export function submitFormOf(container) {
  const form = container?.closest('form');
  /** @type {HTMLButtonElement | null | undefined} */
  const button = form?.querySelector('button:not([type]), button[type=submit], input[type=submit]');
  if (button) button.click();
  else form?.requestSubmit();
}
