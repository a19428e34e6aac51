import {
  useChakraContext,
  type chakra as chakraFactory,
  type SystemContext,
} from '@chakra-ui/react/styled-system';
import { __unsafe_useEmotionCache as useStyleCache, css as serialize } from '@emotion/react';
import hash from '@emotion/hash';
import { insertStyles, type EmotionCache, type SerializedStyles } from '@emotion/utils';
import { useInsertionEffect, type ElementType } from 'react';
import { type NotedStyle, notedStyles, pageStyles } from './theme/page-styles';

type Props = Record<string, unknown>;
type Recipe = Parameters<SystemContext['cva']>[0];
type Styles = Parameters<SystemContext['css']>[0];
interface Kind {
  kind: 'attribute' | 'variant' | 'style';
  /** Whether that holds for every component. */
  isShared: boolean;
}

interface Style extends NotedStyle {
  /** Undefined for rules of the server's page. */
  rules?: SerializedStyles;
}

/** Number of cached styles of one component: a width computed from data makes a new one for each value. */
const maxStyles = 500;

/** Attributes of SVG elements that have the name of a CSS property. */
const svgAttributes: Record<string, readonly string[] | undefined> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};

/** "htmlWidth" is the attribute, "width" the style. */
const htmlAttribute = /^html(Width|Height|Size|Translate)$/;

const isServer = typeof document === 'undefined';

/** Never a style: neither noted nor looked up. */
const alwaysAttribute = /^(?:data-|aria-|on[A-Z])/;

/** One line for each style prop: no CSS value has a line break, and a number differs from the same digits as text. */
const keyOf = (name: string, value: unknown) =>
  typeof value === 'string' ? `${name}:${value}\n` : `${name}=${JSON.stringify(value)}\n`;

/** As in Chakra, props passed as undefined do not count. */
function withDefaults(defaults: Props, given: Props): Props {
  const props = { ...defaults };
  for (const name in given) if (given[name] !== undefined) props[name] = given[name];
  return props;
}

/** Inserts the rules before React lays out the elements; a parent's before its children's. */
function Insertion({ cache, styles }: { cache: EmotionCache; styles: SerializedStyles }) {
  useInsertionEffect(() => {
    insertStyles(cache, styles, true);
  });
  return null;
}

/** Styles computed for one component under one system. */
function styleBook(system: SystemContext, tag: ElementType, recipe: Recipe) {
  const recipeId = hash(JSON.stringify(recipe));
  const variants = Object.keys(recipe.variants ?? {});
  const attributes = typeof tag === 'string' ? svgAttributes[tag] : undefined;
  const kinds = new Map<string, Kind>();
  const styles = new Map<string, Style>();
  let cva: ReturnType<SystemContext['cva']> | undefined;

  function findKind(name: string): Kind {
    if (variants.includes(name)) return { kind: 'variant', isShared: false };
    if (alwaysAttribute.test(name) || attributes?.includes(name))
      return { kind: 'attribute', isShared: false };
    const isStyle = pageStyles.props.get(name) ?? system.isValidProperty(name);
    return { kind: isStyle ? 'style' : 'attribute', isShared: true };
  }

  function kindOf(name: string): Kind {
    let kind = kinds.get(name);
    if (!kind) kinds.set(name, (kind = findKind(name)));
    return kind;
  }

  function resolve(id: string, props: Props): Style {
    const chosen: Props = {};
    const inline: Record<string, unknown> = {};
    const styleProps: string[] = [];
    for (const name in props) {
      if (props[name] === undefined) continue;
      const { kind } = kindOf(name);
      if (kind === 'style') styleProps.push(name);
      if (kind === 'variant') chosen[name] = props[name];
      else if (kind === 'style' && name !== 'css') inline[name] = props[name];
    }
    const more = [props.css].flat().filter(Boolean) as Styles[];
    cva ??= system.cva(recipe);
    const rules = serialize(system.css(cva(chosen), ...more, inline as Styles));
    return { id, name: rules.styles && rules.name, styleProps, rules };
  }

  function styleOf(key: string, props: Props): Style {
    let style = styles.get(key);
    if (!style) {
      const id = hash(recipeId + key);
      const name = pageStyles.styles.get(id);
      style = name === undefined ? resolve(id, props) : { id, name, styleProps: [] };
      if (styles.size >= maxStyles) styles.clear();
      styles.set(key, style);
    }
    return style;
  }

  return { kindOf, styleOf };
}

function styled(
  tag: ElementType,
  recipe: Recipe = {},
  { defaultProps }: { defaultProps?: Props | undefined } = {},
) {
  const books = new WeakMap<SystemContext, ReturnType<typeof styleBook>>();

  function bookOf(system: SystemContext) {
    let book = books.get(system);
    if (!book) books.set(system, (book = styleBook(system, tag, recipe)));
    return book;
  }

  function Styled(given: Props) {
    const book = bookOf(useChakraContext());
    const cache = useStyleCache();
    if (!cache) throw new Error('On the server a page is rendered inside a style cache.');

    const props = defaultProps ? withDefaults(defaultProps, given) : given;
    const noted = notedStyles(cache);
    const forwarded: Props = {};
    let key = '';
    for (const name in props) {
      const value = props[name];
      if (value === undefined || name === 'as') continue;
      const { kind, isShared } = book.kindOf(name);
      if (kind !== 'attribute') {
        key += keyOf(name, value);
        continue;
      }
      if (isShared) noted?.attributes.add(name);
      forwarded[htmlAttribute.test(name) ? name.slice(4).toLowerCase() : name] = value;
    }
    const style = book.styleOf(key, props);
    const { name, rules } = style;
    noted?.styles.add(style);
    if (name) {
      const className = `css-${name}`;
      forwarded.className = forwarded.className ? `${className} ${forwarded.className as string}` : className;
    }

    const missing = name && cache.inserted[name] === undefined ? rules : undefined;
    if (missing && isServer) insertStyles(cache, missing, true);
    const Tag = (props.as as ElementType | undefined) ?? tag;
    // Both places are always there, so that the element stays the same when the rules have been loaded.
    return (
      <>
        {missing && !isServer ? <Insertion cache={cache} styles={missing} /> : null}
        <Tag {...forwarded} />
      </>
    );
  }
  return Styled;
}

const byTag = new Map<string, ReturnType<typeof styled>>();

/**
 * Chakra's factory, to be used like it: `chakra.p`, `chakra('div', recipe)`, `chakra(Link, recipe)`; style props, variants,
 * `css`, `as`, default props. What an element looks like is worked out once for each set of style props and remembered, where
 * Chakra works it out at every rendering. Left out is what no one here needs: `asChild`, recipes of the theme, `colorPalette` as
 * a variant, wrapping one such component in another.
 */
export const chakra = new Proxy(styled, {
  get(_, tag: string) {
    let component = byTag.get(tag);
    if (!component) byTag.set(tag, (component = styled(tag as ElementType)));
    return component;
  },
}) as unknown as typeof chakraFactory;
