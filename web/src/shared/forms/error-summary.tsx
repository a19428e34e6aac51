import { chakra } from '#shared/ui/chakra';
import { use } from 'react';
import { useFormState } from 'react-final-form';
import { Note } from '#shared/ui/note';
import { FormId } from './form-id';

const worthASummary = 3;

/** After a refused submit with three or more errors: the same sentences above the form, each linked to its field. */
export function ErrorSummary() {
  const formId = use(FormId);
  const { errors = {}, submitFailed } = useFormState({ subscription: { errors: true, submitFailed: true } });
  const entries = Object.entries(errors as Record<string, string | undefined>).filter(([, error]) => error);
  if (!submitFailed || entries.length < worthASummary) return null;
  return (
    <Note kind="error" title={`Please fix ${entries.length} fields`}>
      <ul>
        {entries.map(([name, error]) => (
          <li key={name}>
            <chakra.a
              href={`#${formId}-${name}`}
              textDecoration="underline"
              display="inline-block"
              py="0.5"
              onClick={(event: React.MouseEvent) => {
                event.preventDefault();
                document.getElementById(`${formId}-${name}`)?.focus();
              }}
            >
              {error}
            </chakra.a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
