/** The addresses of the admin tables. Without a sort the newest come first. */
import { categories, type CategoryId } from './categories';
import { eachState } from './order-states';
import { noSort, oneDay, oneOf, wordParameter, tableAddress } from '#shared/config/table-address';

export const ordersTable = tableAddress('/dashboard/manageallorders', {
  status: oneOf(
    'status',
    eachState(({ slug }) => slug),
  ),
  /** Only orders that were paid on this day, in the shop's time zone like the sales of the overview. */
  paidOn: oneDay('paid'),
  sort: oneOf('sort', {
    PRODUCT_ASC: 'product',
    PRODUCT_DESC: '-product',
    TOTAL_ASC: 'total',
    TOTAL_DESC: '-total',
    STATUS_ASC: 'status',
    STATUS_DESC: '-status',
  }),
});

/** Orders to ship, always the first paid first; those without an address, or those shipped today. */
export const toShipTable = tableAddress('/dashboard/toship', {
  show: oneOf('show', { UNADDRESSED: 'no-address', SHIPPED: 'shipped' }),
});

const slugs = Object.fromEntries(categories.map(({ id, slug }) => [id, slug])) as Record<CategoryId, string>;

export const productsTable = tableAddress('/dashboard/manageproducts', {
  stock: oneOf('stock', { LOW: 'low', IN: 'in' }),
  category: oneOf('category', slugs),
  sort: oneOf('sort', {
    NAME_ASC: 'name',
    NAME_DESC: '-name',
    PRICE_ASC: 'price',
    PRICE_DESC: '-price',
  }),
});

export const usersTable = tableAddress('/dashboard/makeadmin', {
  role: oneOf('role', { ADMIN: 'admin', CUSTOMER: 'customer' }),
  sort: oneOf('sort', { EMAIL_ASC: 'email', EMAIL_DESC: '-email' }),
});

/** Cases; without a state, those that need an admin. */
export const casesTable = tableAddress('/dashboard/cases', {
  state: oneOf('state', { WAITING: 'waiting', CLOSED: 'closed' }),
  sort: noSort,
});

/** Messages; without a state, those that wait for a reply. */
export const messagesTable = tableAddress('/dashboard/messages', {
  state: oneOf('state', { ANSWERED: 'answered' }),
  sort: noSort,
});

/** Returns; without a stage, those that are still open; with a search, all that it finds. */
export const returnsTable = tableAddress('/dashboard/returns', {
  stage: oneOf('stage', {
    ASKED: 'asked',
    IN_TRANSIT: 'on-the-way',
    OVERDUE: 'overdue',
    HERE: 'here',
    CLOSED: 'closed',
  }),
  sort: noSort,
});

/** Findings in the lists of cars; of one kind, or all of them. */
export const fitmentTable = tableAddress('/dashboard/fitment', {
  kind: oneOf('kind', {
    YEAR: 'year',
    DUPLICATE: 'duplicate',
    OVERLAP: 'overlap',
    QUANTITY: 'quantity',
    ORPHAN: 'orphan',
    HOLE: 'hole',
    RETURNED: 'returned',
  }),
  sort: noSort,
});

/** Effects of the rows of a file; of one kind, or all of them. */
export const importsTable = tableAddress('/dashboard/imports', {
  kind: oneOf('kind', {
    FITMENT: 'fitment',
    NUMBERS: 'numbers',
    PARTS: 'parts',
    QUESTIONS: 'questions',
    SPECIFICATIONS: 'specifications',
    VEHICLES: 'vehicles',
  }),
  sort: noSort,
});

export const importTable = (id: string) =>
  tableAddress(`/dashboard/imports/${encodeURIComponent(id)}`, {
    kind: oneOf('kind', { WRONG: 'wrong', NEW: 'new', CHANGED: 'changed', SAME: 'same' }),
    sort: noSort,
  });

export const activityLog = tableAddress('/dashboard/activity', {
  who: oneOf('who', { PEOPLE: 'people', SHOP: 'shop' }),
  subject: oneOf('about', {
    CASE: 'case',
    IMPORT: 'import',
    JOB: 'job',
    MESSAGE: 'message',
    ORDER: 'order',
    PART: 'part',
    PICTURE: 'picture',
    REVIEW: 'review',
    USER: 'user',
  }),
  id: wordParameter('id'),
});
