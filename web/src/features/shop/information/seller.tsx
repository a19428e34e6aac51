import { chakra } from '#shared/ui/chakra';
import { usePublicConfig } from '#shared/config/config-context';

/** Seller, as the owner of the shop has set it (`SELLER_NAME` and those beside it); nothing where that is missing. */
export function Seller() {
  const { seller } = usePublicConfig();
  if (!seller) return null;
  return (
    <>
      <h2>Seller</h2>
      <chakra.address fontStyle="normal">
        {seller.name}
        {seller.address && <chakra.span display="block">{seller.address}</chakra.span>}
        {seller.taxNumber && <chakra.span display="block">Tax number {seller.taxNumber}</chakra.span>}
      </chakra.address>
    </>
  );
}
