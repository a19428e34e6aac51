import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Wrap } from '#shared/ui/wrap';

interface FlowPageProps {
  title: string;
  description: string;
  steps: ReactNode;
  /** The two columns of wide screens. */
  columns: string;
  children: ReactNode;
}

/** The frame of the order and the payment page: title, progress, two columns. */
export function FlowPage({ title, description, steps, columns, children }: FlowPageProps) {
  return (
    <Wrap
      display="grid"
      alignItems="start"
      alignContent="start"
      minHeight="belowHeader"
      gap={{ base: '6', lg: '10' }}
      pt="5"
      pb="16"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: columns }}
    >
      <PageMeta title={title} description={description} />
      <chakra.div
        gridColumn="1 / -1"
        display="grid"
        gap="5"
        alignItems="end"
        gridTemplateColumns={{ lg: 'minmax(0, 1fr) 27rem' }}
      >
        <PageHeading>{title}</PageHeading>
        {steps}
      </chakra.div>
      {children}
    </Wrap>
  );
}
