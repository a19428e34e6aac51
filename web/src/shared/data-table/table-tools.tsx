import { chakra } from '#shared/ui/chakra';
import type { ComponentProps } from 'react';
import { CompactSwitch } from './compact-switch';
import { TableKeys } from './table-keys';

/** Tools next to the title of a table's page: its keys, and the row height. On cards both mean nothing. */
export function TableTools(props: ComponentProps<typeof TableKeys>) {
  return (
    <chakra.div display="flex" hideBelow="md" gap="2" alignItems="center">
      <TableKeys {...props} />
      <CompactSwitch />
    </chakra.div>
  );
}
