/** Module that `vite/mdx.ts` makes of a text. */
declare module '*.mdx' {
  import type { ComponentProps, ComponentType, JSX } from 'react';

  const Text: ComponentType<{
    /** Replacements for an element of the text, or for a component that it names. */
    components?: { [Tag in keyof JSX.IntrinsicElements]?: ComponentType<ComponentProps<Tag>> } & Partial<
      Record<Capitalize<string>, ComponentType>
    >;
    /** Values of the shop in the text, as `{props.name}`. */
    [fact: string]: unknown;
  }>;
  export { Text as default };
}
