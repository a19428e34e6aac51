import type { SystemContext } from '@chakra-ui/react/styled-system';

type StyleObject = Record<string, unknown>;

/** Properties that set several others come before those that set one, in whatever order they were written. */
const allSides = new Set(
  (
    'animation background border borderColor borderRadius borderStyle borderWidth flex font gap grid inset ' +
    'listStyle margin mask outline overflow padding placeContent placeItems placeSelf textDecoration transition'
  ).split(' '),
);
const twoSides =
  /^(?:(?:margin|padding|inset)(?:Inline|Block)$|border(?:Inline|Block)|grid(?:Area|Column|Row)$)/;

const rank = (property: string) => (allSides.has(property) ? 0 : twoSides.test(property) ? 1 : 2);

const isNested = (value: unknown): value is StyleObject => typeof value === 'object' && value !== null;

function inStableOrder(styles: StyleObject): StyleObject {
  const declarations = Object.keys(styles).filter((key) => !isNested(styles[key]));
  declarations.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const ordered: StyleObject = {};
  for (const key of declarations) ordered[key] = styles[key];
  // Selectors and media queries keep their order: it decides which of them wins.
  for (const [key, value] of Object.entries(styles)) if (isNested(value)) ordered[key] = inStableOrder(value);
  return ordered;
}

/**
 * Chakra caches styles by their sorted keys: of two styles that differ in order only, the first one seen is used for
 * both, and class names are made from that order. A server has seen other pages before this one, a browser has not, so
 * the same element would get another class there. Sorted, equal styles are the same everywhere.
 */
export function withStableOrder(system: SystemContext): SystemContext {
  const known = new WeakMap<StyleObject, StyleObject>();
  const css = (...styles: Parameters<SystemContext['css']>) => {
    const resolved = system.css(...styles);
    let ordered = known.get(resolved);
    if (!ordered) {
      ordered = inStableOrder(resolved);
      known.set(resolved, ordered);
    }
    return ordered;
  };
  return { ...system, css };
}
