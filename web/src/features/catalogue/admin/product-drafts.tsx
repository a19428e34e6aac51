import type { ApolloCache } from '@apollo/client';
import { chakra } from '#shared/ui/chakra';
import Trash2 from 'virtual:lucide/trash';
import { useRef, useState } from 'react';
import { counted } from '#shared/format/count';
import { moment } from '#shared/format/dates';
import { Button } from '#shared/ui/button';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { ListPanel, PanelRow } from '#shared/ui/list-panel';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { useAction } from '#shop-kit/use-action';
import {
  useProductDraftsQuery,
  useRemoveProductDraftMutation,
  type ProductDrafts_DraftFragment,
} from './product-drafts.generated';
import { missingOf } from './product-values';
import { draftTexts } from './product-texts';

type Draft = ProductDrafts_DraftFragment;

const nameOfDraft = ({ name, partNumber }: Draft) =>
  name || (partNumber ? `Part ${partNumber}` : 'Unnamed part');

const forgetDrafts = (cache: ApolloCache) => {
  cache.evict({ fieldName: 'partDrafts' });
};

function useRemoveDraft() {
  const [run, { client }] = useRemoveProductDraftMutation({ update: forgetDrafts });
  const { act, busy } = useAction();
  async function remove(id: string) {
    const refusal = await act({
      send: () => run({ variables: { id } }),
      done: 'Draft deleted.',
      notDone: 'The draft was not deleted.',
      texts: draftTexts,
    });
    if (refusal) forgetDrafts(client.cache);
  }
  return { remove, removing: busy };
}

function DraftRow({ draft, onRemove }: { draft: Draft; onRemove: () => void }) {
  const missing = missingOf(draft);
  return (
    <PanelRow columnGap="4" rowGap="2" py="2.5" borderColor="border">
      <chakra.div minWidth="0">
        <TextLink to={paths.dashboard.addProduct.to(draft.id)}>{nameOfDraft(draft)}</TextLink>
        <chakra.p fontSize="sm" color="fg.muted">
          {missing.length > 0 ? `Missing: ${missing.join(', ')}` : 'Ready to publish'} · saved{' '}
          {moment(draft.savedAt)} by {draft.savedBy}
        </chakra.p>
      </chakra.div>
      <Button
        variant="danger"
        size="sm"
        icon={<Trash2 size={16} />}
        aria-label={`Delete draft: ${nameOfDraft(draft)}`}
        onClick={onRemove}
      >
        Delete
      </Button>
    </PanelRow>
  );
}

/** Drafts, found by the same search as the table below. Nothing is shown without drafts. */
export function ProductDrafts({ search }: { search: string }) {
  const { data, previousData } = useProductDraftsQuery({
    variables: { search },
    fetchPolicy: 'cache-and-network',
  });
  const { remove, removing } = useRemoveDraft();
  const [discarded, setDiscarded] = useState<Draft | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isAnswered = useRef(false);
  const drafts = (data ?? previousData)?.partDrafts ?? [];
  return (
    <chakra.div ref={place} tabIndex={-1} outline="none" _empty={{ srOnly: true }}>
      {drafts.length > 0 && (
        <ListPanel
          id="product-drafts"
          mb="5"
          title={counted(drafts.length, 'draft')}
          empty=""
          isEmpty={false}
        >
          {drafts.map((draft) => (
            <DraftRow
              key={draft.id}
              draft={draft}
              onRemove={() => {
                isAnswered.current = false;
                setDiscarded(draft);
              }}
            />
          ))}
        </ListPanel>
      )}
      <ConfirmDialog
        open={discarded !== null}
        question="Are you sure you want to delete this draft?"
        busy={removing}
        onNo={() => setDiscarded(null)}
        onYes={() => {
          if (!discarded) return;
          void remove(discarded.id).then(() => {
            isAnswered.current = true;
            setDiscarded(null);
          });
        }}
        // The row that had focus was removed, or is in a list that is fetched again.
        finalFocus={() => (isAnswered.current ? place.current : null)}
      >
        {discarded && nameOfDraft(discarded)}
      </ConfirmDialog>
    </chakra.div>
  );
}
