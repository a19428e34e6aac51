import { useParams, useSearchParams } from 'react-router-dom';
import { Customer } from '#features/customers/admin/customer/customer';
import { readPage } from '#shared/config/address-text';
import { Crumbs } from '#shared/ui/crumbs';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { chakra } from '#shared/ui/chakra';
import { paths } from '#shop-kit/paths';

/** One customer, for admins. */
export function Component() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  return (
    <chakra.div display="grid" gap="5">
      <Crumbs trail={[{ label: 'Users', to: paths.dashboard.makeAdmin.to() }, { label: 'Customer' }]} />
      <PageMeta title="Customer" description="A customer's orders, messages, cars and notes." />
      <Customer
        id={id}
        page={readPage(query.get('page'))}
        heading={(customer) => (
          <PageHeading overflowWrap="anywhere">
            {customer ? (customer.account.name ?? customer.account.email) : 'Customer'}
          </PageHeading>
        )}
      />
    </chakra.div>
  );
}
