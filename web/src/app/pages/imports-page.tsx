import { NewImport } from '#features/data/admin/imports/new-import';
import { ExportButton } from '#features/data/admin/imports/export-button';
import { importKinds, kindLabels } from '#features/data/admin/imports/kind-labels';
import { RecentImports } from '#features/data/admin/imports/recent-imports';
import { useTableView } from '#shared/data-table/use-table-view';
import { chakra } from '#shared/ui/chakra';
import { LinkTabs } from '#shared/ui/link-tabs';
import { paths } from '#shop-kit/paths';
import { DashboardPage } from './dashboard-page';

/** The one that is shown where the address says none. */
const FIRST = 'PARTS';

export function Component() {
  const { view, to } = useTableView(paths.dashboard.imports);
  const kind = view.kind ?? FIRST;
  return (
    <DashboardPage
      title="Import"
      description="Import and export files. Preview the changes before anything is saved."
      aside={<ExportButton key={kind} kind={kind} />}
    >
      <chakra.div minWidth="0">
        <LinkTabs
          label="What to import"
          tabs={importKinds.map((one) => ({
            label: kindLabels[one].label,
            to: to({ kind: one === FIRST ? null : one }),
            current: one === kind,
          }))}
        />
      </chakra.div>
      <NewImport key={kind} kind={kind} />
      <RecentImports kind={kind} max={10} />
    </DashboardPage>
  );
}
