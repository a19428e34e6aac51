import Plus from 'virtual:lucide/plus';
import { useState } from 'react';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { Table } from '#shared/data-table/data-table.styles';
import { useEditedRow } from '#shared/data-table/use-edited-row';
import { useFindingsOfPartQuery } from '../findings/findings.generated';
import { LineForm } from './line-form';
import { LineTr } from '#shared/data-table/line-tr';
import { LineRow } from './line-row';
import { noLine, valuesOf } from './line-values';
import { nameOfLine } from './format-line';
import { OrdersContradictedByForm, OrdersContradictedByRemoval } from './orders-contradicted-by';
import type { FitmentLine_FitmentFragment } from './part-fitment-editor.generated';
import { useLineChanges } from './use-line-changes';

const adding = 'new';

interface FitmentLinesProps {
  partId: string;
  lines: readonly FitmentLine_FitmentFragment[];
  /** The row selected by the link to this page. */
  selected: string | null;
  refetch: () => Promise<unknown>;
}

/** The list of cars of a part: one row at a time is edited in its place. */
export function FitmentLines({ partId, lines, selected, refetch }: FitmentLinesProps) {
  const { editing, edit, leave, discardChanges, thenLeave } = useEditedRow(refetch, selected);
  const [removing, setRemoving] = useState<FitmentLine_FitmentFragment | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { addLine, changeLine, removeLine, busy } = useLineChanges(partId, refetch);
  const findings = useFindingsOfPartQuery({ variables: { partId }, fetchPolicy: 'cache-and-network' }).data;
  const warningsOf = (id: string) =>
    (findings?.fitmentFindings.nodes ?? []).flatMap(({ fitmentId, text }) =>
      fitmentId === id ? [text] : [],
    );

  return (
    <>
      <Table>
        <chakra.caption srOnly>Cars this part fits</chakra.caption>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Years</th>
            <th scope="col">Engine</th>
            <th scope="col">Position</th>
            <th scope="col" className="amount">
              Qty per car
            </th>
            <th scope="col">Question or note</th>
            <th scope="col">
              <chakra.span srOnly>Edit</chakra.span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) =>
            editing === line.id ? (
              <EditedRow key={line.id}>
                <LineForm
                  label={nameOfLine(line)}
                  initialValues={valuesOf(line)}
                  onSave={(values) => thenLeave(changeLine(line, values))}
                  onCancel={discardChanges}
                  onRemove={() => {
                    setRefusal(null);
                    setRemoving(line);
                  }}
                >
                  <OrdersContradictedByForm partId={partId} row={line.id} />
                </LineForm>
              </EditedRow>
            ) : (
              <LineRow
                key={line.id}
                line={line}
                warnings={warningsOf(line.id)}
                locked={editing !== null}
                onEdit={() => edit(line.id)}
              />
            ),
          )}
          {editing === adding && (
            <EditedRow>
              <LineForm
                label="Another car"
                initialValues={noLine}
                onSave={(values) => thenLeave(addLine(values))}
                onCancel={discardChanges}
              >
                <OrdersContradictedByForm partId={partId} row={null} />
              </LineForm>
            </EditedRow>
          )}
        </tbody>
      </Table>
      <chakra.div py="2.5" px="3.5" borderTopWidth="1px">
        <Button
          id={`edit-${adding}`}
          variant="ghost"
          disabled={editing !== null}
          icon={<Plus size={20} />}
          onClick={() => edit(adding)}
        >
          Add a car
        </Button>
      </chakra.div>
      {removing && (
        <ConfirmDialog
          open
          question="Are you sure you want to remove this row?"
          busy={busy}
          onNo={() => setRemoving(null)}
          onYes={() =>
            void removeLine(removing).then((refused) => {
              if (refused !== undefined) {
                setRefusal(refused);
                return;
              }
              setRemoving(null);
              leave(adding);
            })
          }
        >
          {nameOfLine(removing)}
          <OrdersContradictedByRemoval partId={partId} row={removing.id} />
          {refusal && (
            <chakra.span display="block" role="alert" color="fg.error" fontWeight="semibold" mt="2">
              {refusal}
            </chakra.span>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

function EditedRow({ children }: { children: React.ReactNode }) {
  return (
    <LineTr bg="petrol.subtle">
      <chakra.td colSpan={7} width="full" py="4 !important">
        {children}
      </chakra.td>
    </LineTr>
  );
}
