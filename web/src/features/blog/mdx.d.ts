/** What `vite/mdx.ts` makes of a text. */
declare module '*.mdx' {
  import type { ComponentProps, ComponentType, JSX } from 'react';

  const Text: ComponentType<{
    /** What stands for an element of the text. */
    components?: { [Tag in keyof JSX.IntrinsicElements]?: ComponentType<ComponentProps<Tag>> };
  }>;
  export { Text as default };
}
