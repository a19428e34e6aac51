/** Module that `vite/icons.ts` makes of an icon's name. */
declare module 'virtual:lucide/*' {
  import type { Icon } from '#shared/ui/icon';

  const icon: Icon;
  export { icon as default };
}
