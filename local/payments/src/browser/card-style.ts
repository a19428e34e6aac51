import type { StripeElementStyle } from '@stripe/stripe-js';

const variants = {
  base: { input: 'input', icon: '.icon' },
  complete: { input: 'input.is-complete', icon: '.field.is-complete .icon' },
  empty: { input: 'input.is-empty', icon: '.field.is-empty .icon' },
  invalid: { input: 'input.is-invalid', icon: '.field.is-invalid .icon' },
};
const allowed = /^(backgroundColor|color|font\w+|letterSpacing|lineHeight|padding|text\w+)$/;
const pseudo = /^(:hover|:focus|::placeholder|::selection|:-webkit-autofill|:disabled)$/;

/**
 * The shop's `style` option as a style sheet. What Stripe doesn't allow is left out; values that no browser
 * understands have no effect.
 */
export function styleSheetOf(style: StripeElementStyle): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  for (const [variant, selectors] of Object.entries(variants)) {
    const rules = (style[variant as keyof StripeElementStyle] ?? {}) as Record<string, unknown>;
    addRule(sheet, selectors.input, rules);
    if (variant === 'base' && 'color' in rules) addRule(sheet, '.field', { color: rules.color });
    if (typeof rules.iconColor === 'string') addRule(sheet, selectors.icon, { color: rules.iconColor });
    for (const [name, nested] of Object.entries(rules)) {
      if (pseudo.test(name)) addRule(sheet, selectors.input + name, nested as Record<string, unknown>);
    }
  }
  return sheet;
}

function addRule(sheet: CSSStyleSheet, selector: string, rules: Record<string, unknown>): void {
  const index = sheet.insertRule(`${selector} {}`, sheet.cssRules.length);
  const { style } = sheet.cssRules[index] as CSSStyleRule;
  for (const [name, value] of Object.entries(rules)) {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    // Set one by one: a value can't break out of its declaration.
    if (allowed.test(name)) style.setProperty(property, String(value));
  }
}
