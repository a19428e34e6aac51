import { useId, type ComponentProps, type ReactNode } from 'react';
import { chakra } from '#shared/ui/chakra';

/** How a panel looks, for what is one under another name: a row, a card, a table. */
export const panel = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'card',
} as const;

/** The plain surface for forms and summaries: a rule around it, no shadow. */
export const Panel = chakra('section', { base: panel });

type TitledPanelProps = Omit<ComponentProps<typeof Panel>, 'title'> & { title: ReactNode };

/** A panel under its name. */
export function TitledPanel({ title, children, ...props }: TitledPanelProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} display="grid" gap="4" {...props}>
      <chakra.h2 id={id} textStyle="h3">
        {title}
      </chakra.h2>
      {children}
    </Panel>
  );
}
