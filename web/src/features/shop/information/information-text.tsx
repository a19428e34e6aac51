import type { ComponentProps } from 'react';
import { usePublicConfig } from '#shared/config/config-context';
import { counted } from '#shared/format/count';
import { Prose } from '#shared/ui/prose';
import { TextLink } from '#shared/ui/text-link';
import type { Information } from './information';
import Contact from './texts/contact.mdx';
import Privacy from './texts/privacy.mdx';
import Shipping from './texts/shipping.mdx';
import Terms from './texts/terms.mdx';
import { chakra } from '#shared/ui/chakra';

/** Seller, as the owner of the shop has set it (`SELLER_NAME` and related variables); nothing if missing. */
function Seller() {
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

const texts = { contact: Contact, shipping: Shipping, privacy: Privacy, terms: Terms };

/** Every link of these texts stays inside the shop. */
function LinkInShop({ href = '', children }: ComponentProps<'a'>) {
  return <TextLink to={href}>{children}</TextLink>;
}

const components = { a: LinkInShop, Seller };

/** A page of information about the shop, with its configured figures. */
export function InformationText({ id }: Pick<Information, 'id'>) {
  const { holdMinutes, openHoldsPerUser, sendsMail } = usePublicConfig();
  const Text = texts[id];
  return (
    <Prose>
      <Text
        components={components}
        heldFor={counted(holdMinutes, 'minute')}
        maxUnpaid={counted(openHoldsPerUser, 'unpaid order')}
        sendsMail={sendsMail}
      />
    </Prose>
  );
}
