import { Choice } from '#shared/forms/choice';
import { chakra } from '#shared/ui/chakra';
import { useAction } from '#shop-kit/use-action';
import {
  useSetFitmentMarksMutation,
  type PartFitmentEditor_PartFragment,
} from './part-fitment-editor.generated';

/** Whether the list is complete, and whether the part fits any car: each takes effect at once. */
export function ListMarks({ part }: { part: PartFitmentEditor_PartFragment }) {
  const [setMarks] = useSetFitmentMarksMutation();
  const { act } = useAction();

  const mark = (marks: { universal?: boolean; fitmentComplete?: boolean }, done: string) =>
    act({
      send: () => setMarks({ variables: { partId: part.id, ...marks } }),
      done,
      notDone: "The list wasn't changed.",
    });

  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="1" px="3.5" py="3">
      <Choice
        type="checkbox"
        name="fitmentComplete"
        value="yes"
        checked={part.fitmentComplete}
        onChange={(fitmentComplete) =>
          void mark(
            { fitmentComplete },
            fitmentComplete ? 'List marked as complete.' : 'List no longer marked as complete.',
          )
        }
      >
        Complete list: no other car fits
      </Choice>
      <Choice
        type="checkbox"
        name="universal"
        value="yes"
        checked={part.universal}
        onChange={(universal) =>
          void mark({ universal }, universal ? 'Marked as universal.' : 'No longer marked as universal.')
        }
      >
        Universal: fits any car
      </Choice>
    </chakra.div>
  );
}
