import { SaveFileButton } from './save-file-button';

interface ExportListButtonProps {
  list: 'customers' | 'orders';
  /** Current filters of the table, by the names of the export; null or empty: not filtered. */
  filter: Readonly<Record<string, string | null>>;
}

/** Saves what an admin's table shows, all of its pages, as a CSV file. */
export function ExportListButton({ list, filter }: ExportListButtonProps) {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  const isNarrowed = query.size > 0;
  return (
    <SaveFileButton
      size="sm"
      address={`/exports/${list}.csv${isNarrowed ? `?${query}` : ''}`}
      name={`${list}.csv`}
    >
      {isNarrowed ? 'Export these as CSV' : 'Export CSV'}
    </SaveFileButton>
  );
}
