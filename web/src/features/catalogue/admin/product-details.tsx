import { chakra } from '#shared/ui/chakra';
import Pencil from 'virtual:lucide/pencil';
import { useState } from 'react';
import { moment } from '#shared/format/dates';
import { Button } from '#shared/ui/button';
import { DetailFacts } from '#shared/data-table/detail-facts';
import { TextLink } from '#shared/ui/text-link';
import { categoryOf } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { units } from '#shop-kit/units';
import type { AdminProducts_PartFragment } from './admin-products.generated';
import { EditProduct } from './edit-product';
import { nameOfProduct } from './products-columns';
import { RestockProduct } from './restock-product';

interface ProductDetailsProps {
  part: AdminProducts_PartFragment;
  /** Called once the admin has read that a colleague has removed it. */
  onRemoved: () => void;
}

/** Content of an opened product: its facts, and the actions other than removing it. */
export function ProductDetails({ part, onRemoved }: ProductDetailsProps) {
  const [editing, setEditing] = useState(false);
  const { brand, category, partNumber } = part;
  return (
    <DetailFacts>
      <div>
        <h2>Stock</h2>
        <p>{units(part.availableQuantity)} available</p>
        <p>Minimum order quantity {part.orderQuantity}</p>
      </div>
      <div>
        <h2>Catalog</h2>
        <p>{category ? categoryOf(category).label : 'No category'}</p>
        {(brand ?? partNumber) && <p>{[brand, partNumber].filter(Boolean).join(' · ')}</p>}
        <p>
          <TextLink to={paths.part.to(part.id)}>View in shop</TextLink>
        </p>
        <p>
          <TextLink to={paths.dashboard.partFitment.to(part.id)}>Cars, numbers, specifications</TextLink>
        </p>
      </div>
      <div>
        <h2>Added</h2>
        <p>{moment(part.createdAt)}</p>
        <p>{part.user}</p>
        <p>
          <TextLink to={paths.dashboard.activity.to({ subject: 'PART', id: part.id })}>
            Change history
          </TextLink>
        </p>
      </div>
      {part.description && (
        <chakra.p className="whole" color="fg.muted">
          {part.description}
        </chakra.p>
      )}
      <chakra.div className="whole" display="flex" flexWrap="wrap" gap="3">
        <Button
          variant="outline"
          size="sm"
          bg="bg.panel"
          icon={<Pencil size={16} />}
          aria-label={`Edit ${nameOfProduct(part)}`}
          aria-haspopup="dialog"
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
        <RestockProduct part={part} onRemoved={onRemoved} />
      </chakra.div>
      <EditProduct part={part} open={editing} onClose={() => setEditing(false)} onRemoved={onRemoved} />
    </DetailFacts>
  );
}
