import { Note } from '#shared/ui/note';
import { chakra } from '#shared/ui/chakra';
import { useImportConsequencesQuery } from './imports.generated';

/** Side effects of applying a file. Optional: shows nothing if they can't be loaded. */
export function ImportConsequences({ id }: { id: string }) {
  const { data } = useImportConsequencesQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const sentences = data?.importConsequences ?? [];
  if (sentences.length === 0) return null;
  return (
    <Note kind="info" title="After import">
      <chakra.ul display="grid" gap="1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </chakra.ul>
    </Note>
  );
}
