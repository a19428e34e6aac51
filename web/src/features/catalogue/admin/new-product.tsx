import { UnsavedChangesGuard } from '#shared/unsaved-changes/unsaved-changes-guard';
import { ErrorBlock } from '#shared/ui/error-block';
import { EmptyBlock } from '#shared/ui/empty-block';
import { Spinner } from '#shared/ui/spinner';
import { TextLink } from '#shared/ui/text-link';
import { paths } from '#shop-kit/paths';
import { AddProduct } from './add-product';
import { useProductDraftQuery } from './product-drafts.generated';

/** The form of a new part, or of a draft. Leaving it with unsaved entries asks for confirmation. */
export function NewProduct({ draftId }: { draftId: string | null }) {
  return (
    <UnsavedChangesGuard>
      {draftId === null ? <AddProduct /> : <OfDraft key={draftId} id={draftId} />}
    </UnsavedChangesGuard>
  );
}

function OfDraft({ id }: { id: string }) {
  // Another admin may have saved it since it was last loaded here, and a change of an old version is refused.
  const { data, error, refetch } = useProductDraftQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.partDraft) return <AddProduct draft={data.partDraft} />;
  if (data) {
    return (
      <EmptyBlock title="This draft no longer exists." reason="It was published or deleted.">
        <TextLink to={paths.dashboard.manageProducts.to()}>Manage All Products</TextLink>
      </EmptyBlock>
    );
  }
  if (error) return <ErrorBlock title="We couldn't load the draft." onRetry={() => void refetch()} />;
  return <Spinner />;
}
