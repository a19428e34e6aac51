import { shopErrorOf } from '#shared/apollo/shop-error';
import { chakra } from '#shared/ui/chakra';
import { EmptyBlock } from '#shared/ui/empty-block';
import { ErrorBlock } from '#shared/ui/error-block';
import { Note } from '#shared/ui/note';
import { Skeleton } from '#shared/ui/skeleton';
import { moment } from '#shared/format/dates';
import { AccountPanel } from './account-panel';
import { useCustomerQuery } from './customer.generated';
import { CustomerFigures } from './customer-figures';
import { CustomerMessages } from './customer-messages';
import { CustomerNotes } from './customer-notes';
import { CustomerOrders } from './customer-orders';
import type { ShownCustomer } from './shown-customer';
import { carName } from '#shop-kit/car/car-name';
import { ListPanel, PanelRow } from '#shared/ui/list-panel';

/** The cars of their garage, the one chosen last first. */
function CustomerCars({ cars }: Pick<ShownCustomer, 'cars'>) {
  return (
    <ListPanel id="cars" title="Cars" empty="No saved cars." isEmpty={cars.length === 0}>
      {cars.map((car) => (
        <PanelRow key={car.id}>{carName(car)}</PanelRow>
      ))}
    </ListPanel>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 22.5rem' },
    '& > div': { display: 'grid', gap: '5', minWidth: '0' },
  },
});

/** Note about a deleted account. */
function RemovedNote({ deletedAt }: { deletedAt: string }) {
  return (
    <Note kind="plain" title="This account is deleted.">
      Deleted {moment(deletedAt)}. Orders are kept for bookkeeping.
    </Note>
  );
}

interface CustomerProps {
  id: string;
  page: number;
  /** The heading, which names the customer once loaded. */
  heading: (customer: ShownCustomer | null) => React.ReactNode;
}

/** A customer for admins: orders and messages on the left; account, cars and notes on the right. */
export function Customer({ id, page, heading }: CustomerProps) {
  const { data, error, refetch } = useCustomerQuery({
    variables: { id, page },
    fetchPolicy: 'cache-and-network',
  });
  const customer = data?.customer;
  if (!customer) {
    return (
      <>
        {heading(null)}
        {!error ? (
          <div aria-busy aria-label="Loading the customer" role="status">
            <Skeleton height="30rem" borderRadius="card" />
          </div>
        ) : shopErrorOf(error).code === 'NOT_FOUND' ? (
          <EmptyBlock
            title="Customer not found."
            reason="The customer may have been deleted, or the link may be wrong."
          />
        ) : (
          <ErrorBlock title="We couldn't load the customer." onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  return (
    <>
      {heading(customer)}
      {customer.deletedAt && <RemovedNote deletedAt={customer.deletedAt} />}
      <CustomerFigures customer={customer} />
      <Columns>
        <div>
          <CustomerOrders customer={customer} page={page} />
          {!customer.deletedAt && <CustomerMessages customer={customer} />}
        </div>
        {!customer.deletedAt && (
          <div>
            <AccountPanel customer={customer} onChanged={refetch} />
            <CustomerCars cars={customer.cars} />
            <CustomerNotes customerId={customer.id} notes={customer.notes} />
          </div>
        )}
      </Columns>
    </>
  );
}
