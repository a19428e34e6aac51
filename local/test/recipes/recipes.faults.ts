import { ScratchTree } from './scratch-tree.js';

jest.setTimeout(1_800_000);

let tree: ScratchTree;
beforeEach(() => {
  tree = ScratchTree.create();
});
afterEach(() => {
  tree.remove();
});

test('following the recipe for a public page passes the checks', async () => {
  const recipe = tree.follow('A new page');

  const address = recipe.step(1);
  address.insertBelow(
    'web/src/shop-kit/paths.ts',
    "  terms: still('/terms'),",
    "  openingHours: still('/opening-hours'),",
  );
  const module = recipe.step(2);
  module.add(
    'web/src/features/shop/opening-hours/opening-hours.tsx',
    `/** When the counter is open. */
export const OpeningHours = () => <p>Monday to Friday, 8:00 to 17:00</p>;
`,
  );
  module.add(
    'web/src/app/pages/opening-hours-page.tsx',
    `import { OpeningHours } from '#features/shop/opening-hours/opening-hours';
import { PageHeading } from '#shared/ui/page-heading';
import { PageMeta } from '#shared/ui/page-meta';
import { Wrap } from '#shared/ui/wrap';
import { paths } from '#shop-kit/paths';
import type { PageHandle } from '../route-handle';

export const handle: PageHandle = { sitemap: () => [{ path: paths.openingHours.to() }] };

export function Component() {
  return (
    <Wrap pt="8" pb="12">
      <PageMeta
        title="Opening hours"
        description="When you can collect parts at our counter."
        canonicalPath={paths.openingHours.to()}
      />
      <PageHeading mb="4">Opening hours</PageHeading>
      <OpeningHours />
    </Wrap>
  );
}
`,
  );
  recipe
    .step(3)
    .insertBelow(
      'web/src/app/public-pages.ts',
      'paths.portfolio.path',
      '  {',
      '    path: paths.openingHours.path,',
      "    id: 'opening-hours-page',",
      "    lazy: () => import('./pages/opening-hours-page'),",
      '  },',
    );
  recipe
    .step(4)
    .insertBelow(
      'e2e/routes.json',
      '"path": "/contact"',
      '  { "path": "/opening-hours", "heading": "Opening hours", "access": "everyone" },',
    );

  expect(recipe.unusedSteps()).toEqual([]);
  expect(await tree.check('types', 'lint', 'imports', 'unused', 'format', 'codegen')).toBe('');
  expect(await tree.test('web', 'web/src/app/routes', 'entry-server')).toBe('');
});

test('a page in an unlisted room is refused with the file that must list it', async () => {
  tree.add('web/src/features/hours/opening-hours.tsx', 'export const hours = 9;\n');
  tree.insertBelow(
    'web/src/app/pages/portfolio-page.tsx',
    "from '#shop-kit/paths'",
    "export { hours } from '#features/hours/opening-hours';",
  );

  expect(await tree.check('imports')).toContain('web/floors.json');
});

test('following the recipe for an admin table passes the checks', async () => {
  const recipe = tree.follow('A new admin table');

  const list = recipe.step(1);
  list.insertBelow(
    'graphql-api/src/features/customers/user/user-admin.resolver.ts',
    'return new UserConnection(await this.finder.list(query));',
    '  }',
    '',
    '  @Auth(Role.ADMIN)',
    '  @Query(() => StaffConnection, {',
    "    description: 'Accounts, newest first unless sorted otherwise.',",
    '    complexity: listCost,',
    '  })',
    '  async staff(@Args(() => UsersArgs) query: UsersArgs): Promise<StaffConnection> {',
    '    return new StaffConnection((await this.finder.list(query)).page);',
  );
  list.insertBelow(
    'graphql-api/src/features/customers/user/user-admin.resolver.ts',
    "from './user-search.inputs.js';",
    '',
    "@ObjectType({ description: 'A page of accounts.' })",
    "class StaffConnection extends connectionOf(User, 'Staff') {}",
  );
  await list.generateSchema();
  list.insertBelow(
    'graphql-api/test/bar/role-matrix.graphql.test.ts',
    "'Query.users'",
    "  'Query.staff': { requires: 'ADMIN', variables: nothing, answers: ADMINS },",
  );
  list.insertBelow(
    'graphql-api/test/bar/statements.test.ts',
    "'SearchSuggestions.parts'",
    "  'StaffConnection.edges': 'staff',",
    "  'StaffConnection.nodes': 'staff',",
  );
  list.insertBelow(
    'graphql-api/test/bar/reachable-fields.test.ts',
    "  SalesDay: 'date",
    '  StaffConnection: page,',
    "  StaffEdge: 'cursor node',",
  );
  const address = recipe.step(2);
  address.insertBelow('web/src/shop-kit/paths.ts', '  usersTable,', '  staffTable,');
  address.insertBelow('web/src/shop-kit/paths.ts', '    makeAdmin: usersTable,', '    staff: staffTable,');
  address.insertBelow(
    'web/src/shop-kit/admin-tables.ts',
    "} from '#shared/config/table-address';",
    '',
    "export const staffTable = tableAddress('/dashboard/staff', {",
    "  role: oneOf('role', { ADMIN: 'admin' }),",
    "  sort: oneOf('sort', { EMAIL_ASC: 'email', EMAIL_DESC: '-email' }),",
    '});',
  );
  const query = recipe.step(3);
  query.add(
    'web/src/features/customers/admin/users/staff.graphql',
    `query Staff($search: String, $sort: UserSort!, $page: Int!) {
  staff(first: 25, search: $search, sort: $sort, page: $page) {
    totalCount
    pageInfo {
      hasNextPage
    }
    nodes {
      ...AdminUsers_user
    }
  }
}
`,
  );
  await query.generateHooks();
  query.add(
    'web/src/features/customers/admin/users/staff-columns.tsx',
    `import type { Column } from '#shared/data-table/data-table';
import type { AdminUsers_UserFragment } from './admin-users.generated';
import type { UserOrder } from './users-columns';

export const staffCard = { columns: 'minmax(0, 1fr)', areas: '"email" "name"' };

export const staffColumns: Column<AdminUsers_UserFragment, UserOrder>[] = [
  {
    label: 'Email',
    kind: 'name',
    sort: { ascending: 'EMAIL_ASC', descending: 'EMAIL_DESC' },
    area: 'email',
    width: '60%',
    cell: ({ email }) => email,
  },
  { label: 'Name', area: 'name', cell: ({ name }) => name },
];
`,
  );
  recipe.step(4).add(
    'web/src/features/customers/admin/users/staff.tsx',
    `import { AdminTable } from '#shared/data-table/admin-table';
import { useAdminTable } from '#shared/data-table/use-admin-table';
import { EmptyBlock } from '#shared/ui/empty-block';
import { staffTable } from '#shop-kit/admin-tables';
import { useStaffQuery } from './staff.generated';
import { staffCard, staffColumns } from './staff-columns';

const tabs = [{ label: 'All', value: null }] as const;

/** The accounts of admins. */
export function Staff() {
  const table = useAdminTable({
    address: staffTable,
    useQuery: useStaffQuery,
    variables: ({ search, sort, page }) => ({ search, sort, page }),
    listIn: ({ staff }) => staff,
    tabs: { label: 'Role', filter: 'role', choices: tabs },
  });
  return (
    <AdminTable
      table={table}
      what="admins"
      searchedBy="Email or name"
      columns={staffColumns}
      card={staffCard}
      nameOf={({ email }) => email}
      details={({ createdAt }) => <p>{createdAt}</p>}
      empty={<EmptyBlock title="No admins yet." reason="Users who are made admins show up here." />}
    />
  );
}
`,
  );
  const page = recipe.step(5);
  page.add(
    'web/src/app/pages/staff-page.tsx',
    `import { Staff } from '#features/customers/admin/users/staff';
import { DashboardPage } from './dashboard-page';

export function Component() {
  return (
    <DashboardPage title="Staff" description="Who is an admin.">
      <Staff />
    </DashboardPage>
  );
}
`,
  );
  page.insertBelow(
    'web/src/app/admin-pages.ts',
    'dashboard.makeAdmin.path',
    "  page(dashboard.staff.path, 'staff-page', () => import('./pages/staff-page')),",
  );
  page.insertBelow(
    'web/src/app/layouts/sidebar-items.ts',
    "label: 'Make Admin'",
    "    { label: 'Staff', to: dashboard.staff.to(), icon: UserCog },",
  );
  page.insertBelow('web/src/app/layouts/shell-layout.test.tsx', "'Make Admin'", "    'Staff',");
  page.insertBelow(
    'e2e/routes.json',
    '"path": "/dashboard/makeadmin"',
    '  { "path": "/dashboard/staff", "heading": "Staff", "access": "admins" },',
  );

  expect(recipe.unusedSteps()).toEqual([]);
  expect(await tree.check('types', 'imports', 'unused', 'schema', 'codegen')).toBe('');
  expect(
    await tree.test(
      'api',
      'test/bar/role-matrix.graphql',
      'test/bar/statements',
      'test/bar/reachable-fields',
    ),
  ).toBe('');
  expect(await tree.test('web', 'web/src/app/routes', 'web/src/app/layouts')).toBe('');
});

test('following the recipe for a field of a part passes the checks', async () => {
  const recipe = tree.follow('A new field of a part');

  const column = recipe.step(1);
  column.add(
    'graphql-api/src/db/migrations/1800000000000-material.ts',
    `import type { QueryRunner } from 'typeorm';

/** What a file of parts writes, besides units. */
const WRITTEN = [
  ...['name', 'image', 'more_images', 'image_alts', 'description', 'details', 'category', 'type', 'brand'],
  ...['part_number', 'material', 'price_minor', 'order_quantity', 'deleted_at'],
];

const all = (row: 'NEW' | 'OLD') => WRITTEN.map((column) => \`\${row}.\${column}\`).join(', ');

/** What a part is made of. */
export class Material1800000000000 {
  name = 'Material1800000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(\`
      ALTER TABLE part ADD COLUMN material text CHECK (length(material) BETWEEN 1 AND 100);
      ALTER TABLE part_draft ADD COLUMN material text CHECK (length(material) BETWEEN 1 AND 100);
      DROP TRIGGER part_kept_for_import ON part;
      CREATE TRIGGER part_kept_for_import BEFORE UPDATE OF \${WRITTEN.join(', ')} ON part FOR EACH ROW
        WHEN (current_setting('axle.writes_import', true) IS DISTINCT FROM 'on' AND (\${all('OLD')}) IS DISTINCT FROM (\${all('NEW')}))
        EXECUTE FUNCTION keep_part_for_import();
    \`);
  }
}
`,
  );
  registerMigration(column, 'Material1800000000000', '1800000000000-material');
  const field = recipe.step(2);
  field.insertBelow(
    'graphql-api/src/features/catalogue/part/part-fields.ts',
    '  partNumber: { ...textOrNull(100)',
    "  material: { ...textOrNull(100), description: 'What it is made of.' },",
  );
  await field.generateSchema();
  const form = recipe.step(3);
  form.insertBelow(
    'web/src/features/catalogue/admin/part-form-fields.ts',
    "  partNumber: textOrNull({ label: 'Part number'",
    "  material: textOrNull({ label: 'Material', maxLength: 100, optional: true }),",
  );
  form.replace(
    'web/src/features/catalogue/admin/product-values.graphql',
    '  partNumber\n',
    '  partNumber\n  material\n',
  );
  const partPage = recipe.step(4);
  partPage.insertBelow(
    'web/src/features/catalogue/parts/part/part-page.graphql',
    '  partNumber',
    '  material',
  );
  partPage.replace(
    'web/src/features/catalogue/parts/part/part-details.tsx',
    '{ brand, category, partNumber, ',
    '{ brand, category, partNumber, material, ',
  );
  partPage.insertBelow(
    'web/src/features/catalogue/parts/part/part-details.tsx',
    "['Part number', partNumber],",
    "    ['Material', material],",
  );
  await partPage.generateHooks();
  const file = recipe.step(5);
  file.insertBelow(
    'graphql-api/src/features/data/import-kinds/parts/field-cells.ts',
    "  partNumber: { column: 'part_number'",
    "  material: { column: 'material', ...naming },",
  );
  file.replace(
    'web/src/features/data/admin/imports/kind-labels.ts',
    'type, description,',
    'type, material, description,',
  );
  recipe
    .step(6)
    .insertBelow(
      'local/demo-data/parts.json',
      '"partNumber": "N 312.28-05"',
      '    "material": "High-carbon cast iron",',
    );
  recipe
    .step(7)
    .replace('web/src/testing/builders.ts', 'partNumber: null,', 'partNumber: null, material: null,');
  const tests = recipe.step(8);
  const reachableFields = 'graphql-api/test/bar/reachable-fields.test.ts';
  tests.replace(reachableFields, 'jobs name numbers', 'jobs material name numbers');
  tests.replace(reachableFields, 'imageAlts moreImages', 'imageAlts material moreImages');
  tests.insertBelow(
    'graphql-api/test/bar/documented-calls.test.ts',
    'partNumber: part.partNumber,',
    '      material: null,',
  );
  const addProductPage = 'web/src/app/pages/add-product-page.test.tsx';
  tests.insertBelow(addProductPage, '      partNumber: null,', '      material: null,');
  tests.insertBelow(addProductPage, "    partNumber: 'BD-300',", '    material: null,');

  expect(recipe.unusedSteps()).toEqual([]);
  expect(await tree.check('types', 'imports', 'unused', 'schema', 'codegen')).toBe('');
  expect(
    await tree.test(
      'api',
      'test/bar/reachable-fields',
      'test/bar/documented-calls',
      'test/graphql/part-drafts',
      'test/import/parts',
    ),
  ).toBe('');
  expect(await tree.test('web', 'pages/add-product-page', 'pages/part-page', 'pages/manage-products')).toBe(
    '',
  );
});

test('following the recipe for a state of an order passes the checks', async () => {
  const recipe = tree.follow('A new state of an order');

  const state = recipe.step(1);
  const orderStatus = 'graphql-api/src/features/orders/order/order-status.ts';
  state.replace(orderStatus, " | 'RETURNED';", " | 'RETURNED' | 'DELIVERED';");
  state.insertBelow(orderStatus, "  returnedAt: 'returned_at',", "  deliveredAt: 'delivered_at',");
  state.replace(
    orderStatus,
    "  {\n    status: 'SHIPPED',",
    `  {
    status: 'DELIVERED',
    description: 'Shipped, and delivered to the customer.',
    rank: 6,
    is: ({ deliveredAt }) => deliveredAt !== null,
    isSale: true,
  },
  {
    status: 'SHIPPED',`,
  );
  const column = recipe.step(2);
  column.insertBelow(
    'graphql-api/src/features/orders/order/order.entity.ts',
    '  returnedAt: Date | null;',
    '',
    "  @Column({ name: 'delivered_at', type: 'timestamptz', nullable: true })",
    '  deliveredAt: Date | null;',
  );
  column.add(
    'graphql-api/src/db/migrations/1800000000000-delivered-orders.ts',
    `import type { QueryRunner } from 'typeorm';

const MOMENTS = ['paid_at', 'cancelled_at', 'refunded_at', 'shipped_at', 'returned_at', 'delivered_at'];
const each = (write: (name: string) => string) => MOMENTS.map(write).join(', ');

/** When an order was delivered. */
export class DeliveredOrders1800000000000 {
  name = 'DeliveredOrders1800000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(\`
      ALTER TABLE shop_order ADD COLUMN delivered_at timestamptz;
      CREATE FUNCTION order_rank(\${each((name) => \`\${name} timestamptz\`)}) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT CASE WHEN paid_at IS NULL THEN 0 WHEN cancelled_at IS NOT NULL THEN 4 WHEN refunded_at IS NOT NULL THEN 3
          WHEN shipped_at IS NULL THEN 1 WHEN returned_at IS NOT NULL THEN 5 WHEN delivered_at IS NOT NULL THEN 6 ELSE 2 END $$;
      CREATE OR REPLACE FUNCTION order_rank(item shop_order) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT order_rank(\${each((name) => \`item.\${name}\`)}) $$;
      DROP INDEX order_by_rank;
      CREATE INDEX order_by_rank ON shop_order (order_rank(\${each((name) => name)}), created_at, id) WHERE deleted_at IS NULL;
      DROP FUNCTION order_rank(timestamptz, timestamptz, timestamptz, timestamptz, timestamptz);
    \`);
  }
}
`,
  );
  registerMigration(column, 'DeliveredOrders1800000000000', '1800000000000-delivered-orders');
  const ordersTable = recipe.step(3);
  ordersTable.replace(
    'web/src/shop-kit/order-states.ts',
    '  REFUNDED: {',
    `  DELIVERED: {
    words: 'Delivered',
    color: 'fg.success',
    bg: 'bg.success',
    hub: 'full',
    slug: 'delivered',
    none: { title: 'Nothing delivered yet.', reason: 'Delivered orders show up here.' },
  },
  REFUNDED: {`,
  );
  ordersTable.insertBelow(
    'web/src/features/orders/admin/admin-orders.graphql',
    '      shipped',
    '      delivered',
  );
  const details = recipe.step(4);
  details.replace(
    'web/src/features/orders/mine/order-events.tsx',
    "status === 'SHIPPED' || status === 'RETURNED'",
    "status === 'SHIPPED' || status === 'DELIVERED' || status === 'RETURNED'",
  );
  details.insertBelow(
    'web/src/features/orders/mine/order-events.tsx',
    "return ['Shipping status corrected'",
    "    case 'DELIVERED':",
    "      return ['Delivered', `${units(quantity)} arrived`];",
  );
  const event = recipe.step(5);
  event.insertBelow(
    'web/src/features/orders/admin/order-progress.ts',
    '  SHIP_UNDONE:',
    "  DELIVERED: 'Delivered to the customer',",
  );
  event.insertBelow(
    'graphql-api/src/features/shop/audit/audit-log.entity.ts',
    '  ORDER_DELETED:',
    "  ORDER_DELIVERED: 'An order was delivered.',",
  );
  const timeline = 'graphql-api/src/features/orders/order/order-timeline.service.ts';
  event.insertBelow(timeline, '  SHIP_UNDONE:', "  DELIVERED: 'The order was delivered.',");
  event.insertBelow(timeline, '  ORDER_SHIP_UNDONE:', '  ORDER_DELIVERED: OrderEventKind.DELIVERED,');
  event.insertBelow(
    'web/src/shop-kit/audit-label.ts',
    '  ORDER_DELETED:',
    "  ORDER_DELIVERED: 'Order … delivered',",
  );
  await event.generateSchema();
  await event.generateHooks();

  // The use case that delivers an order is not part of the recipe: SQL sets the timestamp.
  tree.replace(
    'graphql-api/test/graphql/order-figures.test.ts',
    'counts { all unpaid pending shipped',
    'counts { all unpaid pending delivered shipped',
  );
  tree.replace(
    'graphql-api/test/graphql/order-figures.test.ts',
    'pending: 1, shipped: 1',
    'pending: 1, delivered: 1, shipped: 0',
  );
  tree.insertBelow(
    'graphql-api/test/graphql/order-figures.test.ts',
    'await refundReturn(admin, back.id',
    "  await shop.database.query('UPDATE shop_order SET delivered_at = now() WHERE id = $1', [shipped]);",
  );

  expect(recipe.unusedSteps()).toEqual([]);
  expect(await tree.check('types', 'imports', 'unused', 'schema', 'codegen')).toBe('');
  expect(
    await tree.test(
      'api',
      'test/graphql/order-figures',
      'test/graphql/order-search',
      'test/graphql/shop-day',
      'test/bar/audit.test',
    ),
  ).toBe('');
  expect(await tree.test('web', 'pages/my-order', 'pages/manage-all-orders-page', 'pages/overview')).toBe('');
});

/** Adds a migration to the list of `db/data-source.ts`. */
function registerMigration(
  step: ReturnType<ReturnType<ScratchTree['follow']>['step']>,
  name: string,
  file: string,
): void {
  const dataSource = 'graphql-api/src/db/data-source.ts';
  step.insertBelow(dataSource, 'import { OrderRank', `import { ${name} } from './migrations/${file}.js';`);
  step.insertBelow(dataSource, '      OrderRank', `      ${name},`);
}
