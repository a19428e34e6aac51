/** What `vite/mdx.ts` makes of a text. */
declare module '*.mdx' {
  import type { ComponentProps, ComponentType, JSX } from 'react';

  const Text: ComponentType<{
    /** What stands for an element of the text, or for a component that it names. */
    components?: { [Tag in keyof JSX.IntrinsicElements]?: ComponentType<ComponentProps<Tag>> } & Partial<
      Record<Capitalize<string>, ComponentType>
    >;
    /** What the text says of the shop, as `{props.name}`. */
    [fact: string]: unknown;
  }>;
  export { Text as default };
}
