import { chakra } from '#shared/ui/chakra';
import Trash2 from 'virtual:lucide/trash';
import { formatMoney } from '#shared/format/money';
import type { PartSort } from '#shared/gql/schema-types.generated';
import { Button } from '#shared/ui/button';
import type { Column } from '#shared/data-table/data-table';
import { PickBox } from '#shared/data-table/pick-box';
import type { Picked } from '#shared/data-table/use-picked';
import { SubLine } from '#shared/data-table/data-table.styles';
import { PartPicture } from '#shop-kit/part-picture';
import { StockBadge } from '#shop-kit/stock-badge';
import { smallestOrder, stockLevel } from '#shop-kit/stock-level';
import type { AdminProducts_PartFragment } from './admin-products.generated';

type Product = AdminProducts_PartFragment;

/** The sorts that the columns offer; without one the newest come first. */
export type ProductOrder = Exclude<PartSort, 'NEWEST' | 'BEST_FIT' | 'BEST_MATCH'>;

/** Name of a part for display; a name is not required. */
export const nameOfProduct = ({ name, partNumber }: Product) =>
  name || (partNumber ? `Part ${partNumber}` : 'Unnamed part');

/** Layout of a row as card: picture next to name and stock, then price and the one action. */
export const productCard = {
  columns: 'auto minmax(0, 1fr) auto',
  areas: '"picture name name" "picture price action"',
};

/** The four columns of the spec (section 2). */
export function productsColumns(
  onRemove: (product: Product) => void,
  picked: Picked,
): Column<Product, ProductOrder>[] {
  return [
    {
      label: 'Image',
      area: 'picture',
      width: '8rem',
      cell: (product) => (
        <chakra.div display="flex" flexDirection={{ base: 'column', md: 'row' }} alignItems="center" gap="1">
          <PickBox id={product.id} name={`Select ${nameOfProduct(product)}`} picked={picked} />
          <chakra.div width={{ base: '16', md: '12' }} flex="none">
            <PartPicture
              image={product.image}
              category={product.category}
              sizes="64px"
              faded={stockLevel(product) === 'out'}
            />
          </chakra.div>
        </chakra.div>
      ),
    },
    {
      label: 'Name',
      kind: 'name',
      sort: { ascending: 'NAME_ASC', descending: 'NAME_DESC' },
      area: 'name',
      width: '56%',
      cell: (product) => (
        <>
          {nameOfProduct(product)}
          <SubLine>
            <StockBadge {...product} /> {product.orderQuantity > 1 && <span>· {smallestOrder(product)}</span>}
          </SubLine>
        </>
      ),
    },
    {
      label: 'Price',
      kind: 'amount',
      sort: { ascending: 'PRICE_ASC', descending: 'PRICE_DESC' },
      area: 'price',
      cell: ({ price }) => formatMoney(price),
    },
    {
      label: 'Remove Product',
      area: 'action',
      cell: (product) => (
        <Button
          variant="danger"
          size="sm"
          icon={<Trash2 size={16} />}
          aria-label={`Remove product: ${nameOfProduct(product)}`}
          onClick={() => onRemove(product)}
        >
          Remove
        </Button>
      ),
    },
  ];
}
