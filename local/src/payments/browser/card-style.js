/* global CSSStyleSheet */

/** @typedef {import('@stripe/stripe-js').StripeElementStyle} ElementStyle */

/**
 * Below this width the number has a row of its own.
 *
 * @param {string} width
 * @param {string} field
 */
const stacked = (width, field) => `@container (max-width: ${width}) {
  ${field} { flex-wrap: wrap; }
  ${field} :is(.number, .rest) { flex: 1 1 100%; }
  ${field} .rest .cell:first-child { padding-inline-start: 0; border-inline-start: 0; }
  ${field} .tag { margin-inline-start: auto; }
}`;

const baseCss = `
:host { display: block; container-type: inline-size; font-size: 16px; line-height: 1.5; text-align: start; }
.field { display: flex; align-items: center; gap: .5em .75em; color: inherit; }
.number, .rest { display: flex; align-items: center; min-inline-size: 0; }
.number { flex: 1 1 auto; gap: .625em; }
.rest { flex: none; }
input {
  all: unset; box-sizing: border-box; flex: none; min-inline-size: 0; cursor: text; user-select: text;
  font: inherit; font-variant-numeric: tabular-nums lining-nums; letter-spacing: inherit;
  color: inherit; text-align: start; -webkit-text-fill-color: currentColor;
}
input::placeholder { color: color-mix(in srgb, currentColor 66%, transparent); -webkit-text-fill-color: currentColor; opacity: 1; }
input:disabled { cursor: default; opacity: .6; }
[name=cardnumber] { flex: 1 1 auto; inline-size: 0; }
[name=exp-date] { inline-size: 4.25em; }
[name=cvc] { inline-size: 2.6em; }
[name=postal] { inline-size: 3.4em; }
.rest .cell { padding-inline: .75em; border-inline-start: 1px solid color-mix(in srgb, currentColor 26%, transparent); }
.icon { flex: none; inline-size: 1.25em; block-size: 1.25em; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.icon[hidden], .brand:empty { display: none; }
.brand { flex: none; font-size: .8125em; font-weight: 600; }
.tag {
  flex: none; padding: .25em .45em; border-radius: 2px; background: #ffc629; color: #10201e;
  font: 700 11px/1.2 ui-sans-serif, system-ui, sans-serif; letter-spacing: .03em; user-select: none; forced-color-adjust: none;
}
input.is-invalid, .field.is-invalid .icon { color: #b3231a; }
.on-dark input.is-invalid, .on-dark.is-invalid .icon { color: #ff9c92; }
${stacked('32em', '.field')}
${stacked('38em', '.field.has-postal')}
@container (max-width: 19em) { .icon { display: none; } }
@container (max-width: 15em) {
  .rest { flex-wrap: wrap; row-gap: .5em; }
  .field.has-postal .tag, .tag { margin-inline-start: 0; }
  .brand { display: none; }
}
`;

const variants = /** @type {const} */ ({
  base: { input: 'input', icon: '.icon' },
  complete: { input: 'input.is-complete', icon: '.field.is-complete .icon' },
  empty: { input: 'input.is-empty', icon: '.field.is-empty .icon' },
  invalid: { input: 'input.is-invalid', icon: '.field.is-invalid .icon' },
});
const properties = new Set([
  'backgroundColor',
  'color',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontVariant',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'padding',
  'textAlign',
  'textDecoration',
  'textShadow',
  'textTransform',
]);
const pseudo = new Set([
  ':hover',
  ':focus',
  '::placeholder',
  '::selection',
  ':-webkit-autofill',
  ':disabled',
]);

/** The look of the card field before the shop's own `style`. */
export function baseSheet() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss);
  return sheet;
}

/**
 * The shop's `style` option as a style sheet. What Stripe doesn't allow is left out; values that no browser
 * understands have no effect.
 *
 * @param {ElementStyle} style
 */
export function styleSheetOf(style) {
  const sheet = new CSSStyleSheet();
  for (const [variant, selectors] of Object.entries(variants)) {
    const rules = /** @type {Record<string, unknown>} */ (
      style[/** @type {keyof ElementStyle} */ (variant)] ?? {}
    );
    addRule(sheet, selectors.input, rules);
    if (variant === 'base' && 'color' in rules) addRule(sheet, '.field', { color: rules['color'] });
    if (typeof rules['iconColor'] === 'string') addRule(sheet, selectors.icon, { color: rules['iconColor'] });
    for (const [name, nested] of Object.entries(rules)) {
      if (pseudo.has(name))
        addRule(sheet, selectors.input + name, /** @type {Record<string, unknown>} */ (nested));
    }
  }
  return sheet;
}

/**
 * @param {CSSStyleSheet} sheet
 * @param {string} selector
 * @param {Record<string, unknown>} rules
 */
function addRule(sheet, selector, rules) {
  const index = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
  const { style } = /** @type {CSSStyleRule} */ (sheet.cssRules[index]);
  for (const [name, value] of Object.entries(rules)) {
    // Set one by one: a value can't break out of its declaration.
    if (properties.has(name))
      style.setProperty(
        name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`),
        String(value),
      );
  }
}
