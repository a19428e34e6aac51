import { chakra } from '#shared/ui/chakra';
import type { ReactNode } from 'react';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';

interface DashboardPageProps {
  title: string;
  description: string;
  /** Content next to the title, such as counts. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a dashboard page: title line, then its content. */
export function DashboardPage({ title, description, aside, children }: DashboardPageProps) {
  return (
    <chakra.div display="grid" gap="5">
      <PageMeta title={title} description={description} />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        columnGap="6"
        alignItems="center"
        justifyContent="space-between"
      >
        <PageHeading>{title}</PageHeading>
        {aside}
      </chakra.div>
      {children}
    </chakra.div>
  );
}
