import { chakra } from '#shared/ui/chakra';
import X from 'virtual:lucide/x';
import type { ReactNode } from 'react';
import { ButtonLink } from '#shared/ui/button-link';

/** Tools above a table: tabs, search and filters. */
export const Toolbar = chakra('div', {
  // Tabs too wide for a small screen scroll in their own strip instead of widening the page.
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', minW: '0' },
});

/** A filter in use that has no control of its own; clicking it removes it. */
export function FilterChip({ without, children }: { without: string; children: ReactNode }) {
  return (
    <ButtonLink variant="outline" size="sm" bg="bg.panel" to={without}>
      {children}
      <chakra.span srOnly>, remove filter</chakra.span>
      <X size={16} />
    </ButtonLink>
  );
}
