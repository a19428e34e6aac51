import Plus from 'virtual:lucide/plus';
import Trash2 from 'virtual:lucide/trash';
import { useRef, useState, type ReactNode } from 'react';
import { ErrorText } from '#shared/forms/field-frame';
import { useUnsavedChanges } from '#shared/unsaved-changes/unsaved-changes-guard';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import type { PartFitmentEditor_PartFragment } from '../lines/part-fitment-editor.generated';

const Line = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    alignItems: 'end',
    p: '3.5',
    '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr)) auto' },
  },
});

/** The part whose numbers and specifications are edited, and how to refetch it. */
export interface PartFactsProps {
  part: PartFitmentEditor_PartFragment;
  refetch: () => Promise<unknown>;
}

interface FactsEditorProps<Fact, Expected> {
  /** "numbers", as in "No numbers yet." */
  what: string;
  /** The name of one of them: "number". */
  one: string;
  stored: readonly Fact[];
  /** The stored facts as API input, so that a save does not overwrite another admin's changes. */
  expected: Expected;
  none: Fact;
  /** Describes what is wrong with a row. */
  problemOf: (fact: Fact) => string | undefined;
  fields: (fact: Fact, change: (values: Partial<Fact>) => void, row: string) => ReactNode;
  /** Gets the facts expected since the first edit. Resolves to the message of a refusal. */
  onSave: (facts: Fact[], expected: Expected) => Promise<string | undefined>;
  /** Called after changes are discarded, to show another admin's changes. */
  onDiscard: () => void;
}

/** A short table that is edited and saved as a whole. */
export function FactsEditor<Fact, Expected>(props: FactsEditorProps<Fact, Expected>) {
  const { what, one, stored, expected, none, problemOf, fields, onSave, onDiscard } = props;
  const [draft, setDraft] = useState<{ facts: readonly Fact[]; expected: Expected } | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const facts = draft?.facts ?? stored;

  const { orAsk, question } = useUnsavedChanges(
    () => draft !== null && !busy && JSON.stringify(draft.facts) !== JSON.stringify(stored),
  );

  function change(next: readonly Fact[] | null) {
    setRefusal(undefined);
    setDraft(next && { facts: next, expected: draft ? draft.expected : expected });
  }

  /** The buttons that end it go with it. */
  function end() {
    change(null);
    add.current?.focus();
  }

  function discardChanges() {
    end();
    onDiscard();
  }

  async function save() {
    const wrong = facts.map(problemOf).find((problem) => problem !== undefined);
    setRefusal(wrong);
    if (wrong) return;
    setBusy(true);
    const refused = await onSave([...facts], draft ? draft.expected : expected);
    setBusy(false);
    setRefusal(refused);
    if (refused === undefined) end();
  }

  return (
    <>
      <form
        aria-label={what}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && draft) {
            orAsk(discardChanges);
          }
        }}
      >
        {facts.length === 0 && (
          <chakra.p p="3.5" color="fg.muted">
            No {what} yet.
          </chakra.p>
        )}
        {facts.map((fact, index) => (
          <Line key={index} role="group" aria-label={`${one} ${index + 1}`}>
            {fields(
              fact,
              (values) =>
                change(facts.map((known, place) => (place === index ? { ...known, ...values } : known))),
              `${one} ${index + 1}`,
            )}
            <Button
              variant="danger"
              aria-label={`Remove ${one} ${index + 1}`}
              icon={<Trash2 size={16} />}
              onClick={() => change(facts.filter((_known, place) => place !== index))}
            >
              Remove
            </Button>
          </Line>
        ))}
        <chakra.div display="grid" gap="3" py="2.5" px="3.5" borderTopWidth="1px">
          {refusal && <ErrorText role="alert">{refusal}</ErrorText>}
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button
              ref={add}
              variant="ghost"
              icon={<Plus size={20} />}
              onClick={() => change([...facts, none])}
            >
              Add a {one}
            </Button>
            {draft && (
              <>
                <Button type="submit" busy={busy} ml="auto">
                  Save {what}
                </Button>
                <Button variant="outline" onClick={discardChanges}>
                  Cancel
                </Button>
              </>
            )}
          </chakra.div>
        </chakra.div>
      </form>
      {question}
    </>
  );
}
