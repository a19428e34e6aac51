import { useId, type ComponentProps, type ReactNode } from 'react';
import { chakra } from '#shared/ui/chakra';
import { Panel } from './panel';

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
