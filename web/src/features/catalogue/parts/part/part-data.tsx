import { usePublicConfig } from '#shared/config/config-context';
import { useAbsoluteUrl } from '#shared/config/use-absolute-url';
import { StructuredData } from '#shared/ui/structured-data';
import { categoryOf } from '#shop-kit/categories';
import { paths } from '#shop-kit/paths';
import { stockLevel } from '#shop-kit/stock-level';
import type { PartPage_PartFragment } from './part-page.generated';

/** The part and its offer, for machines. Price and stock are those on the page. */
export function PartData({ part }: { part: PartPage_PartFragment }) {
  const { currency } = usePublicConfig();
  const absolute = useAbsoluteUrl();
  const { name, brand, category, partNumber, image, description } = part;
  return (
    <StructuredData
      thing={{
        '@type': 'Product',
        name,
        ...(description && { description }),
        ...(image && { image: absolute(image) }),
        ...(partNumber && { mpn: partNumber }),
        ...(brand && { brand: { '@type': 'Brand', name: brand } }),
        ...(category && { category: categoryOf(category).label }),
        offers: {
          '@type': 'Offer',
          url: absolute(paths.part.to(part.id)),
          price: part.price,
          priceCurrency: currency.toUpperCase(),
          availability: `https://schema.org/${stockLevel(part) === 'out' ? 'OutOfStock' : 'InStock'}`,
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: part.orderQuantity },
        },
      }}
    />
  );
}
