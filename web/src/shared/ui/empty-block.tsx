import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { Panel } from './panel';

type EmptyBlockProps = Omit<React.ComponentProps<typeof Panel>, 'title'> & {
  /** Says what is missing. */
  title: string;
  /** Why, in a sentence. */
  reason: ReactNode;
  /** The one next step. */
  children?: ReactNode;
};

/** A list without anything in it: what is missing, why, and one thing to do. */
export function EmptyBlock({ title, reason, children, ...props }: EmptyBlockProps) {
  return (
    <Panel p={{ base: '6', md: '8' }} display="grid" gap="3" justifyItems="start" {...props}>
      {/* It may tell what someone typed. */}
      <chakra.h2 textStyle="h3" overflowWrap="anywhere">
        {title}
      </chakra.h2>
      <chakra.p color="fg.muted" maxW="prose" overflowWrap="anywhere">
        {reason}
      </chakra.p>
      {children}
    </Panel>
  );
}
