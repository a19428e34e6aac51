import { act, screen, waitFor, within } from '@testing-library/react';
import { aFitmentPage, aPart } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { refusal } from '#testing/answers';
import { anAdmin, renderApp } from '#testing/render-app';
import type {
  Fitment,
  MutationChangeFitmentArgs,
  QueryContradictedOrdersArgs,
} from '#testing/schema.generated';

const civic: Fitment = {
  id: 'civic',
  make: 'Honda',
  model: 'Civic',
  yearFrom: 2016,
  yearTo: 2021,
  engine: null,
  position: 'FRONT',
  units: 2,
  question: null,
  accepted: null,
  excludes: false,
  note: null,
  source: 'test',
  revision: 1,
};

/** A part with a row, in a shop that knows a make, a model and no engines. */
function shopWithList() {
  const shop = new MockApi();
  const rows = [{ ...civic }];
  shop.parts = [aPart({ id: 'disc', name: 'Front brake disc', fitments: aFitmentPage(rows) })];
  shop.answer({
    vehicles: {
      years: [2026],
      makes: ['Honda'],
      models: [{ make: 'Honda', name: 'Civic', years: [{ from: 1996, to: 2026 }] }],
      engines: [],
    },
    fitmentQuestions: [],
    changeFitment: ({ input }: MutationChangeFitmentArgs) =>
      Object.assign(rows[0]!, { yearTo: input.yearTo, revision: 2 }),
  });
  return shop;
}

async function openList(shop = shopWithList()) {
  const app = await renderApp({ path: '/dashboard/fitment/parts/disc', shop, as: anAdmin() });
  await screen.findByRole('heading', { level: 2, name: 'Front brake disc' });
  return app;
}

test('a row is edited in place, one at a time; Save is the only primary button, and focus returns to Edit', async () => {
  const { user, shop } = await openList();
  await user.click(await screen.findByRole('button', { name: 'Edit Honda Civic 2016 to 2021' }));
  const form = screen.getByRole('form', { name: 'Honda Civic 2016 to 2021' });
  expect(within(form).getByLabelText('Make')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Add a car' })).toBeDisabled();

  await user.clear(within(form).getByLabelText('To'));
  await user.type(within(form).getByLabelText('To'), '2019');
  await user.click(within(form).getByRole('button', { name: 'Save row' }));

  expect(await screen.findByRole('button', { name: 'Edit Honda Civic 2016 to 2019' })).toHaveFocus();
  expect(shop.calls('ChangeFitment')[0]?.variables).toEqual({
    id: 'civic',
    revision: 1,
    input: {
      make: 'Honda',
      model: 'Civic',
      yearFrom: 2016,
      yearTo: 2019,
      engine: null,
      position: 'FRONT',
      units: 2,
      question: null,
      accepted: null,
      excludes: false,
      note: null,
    },
  });
});

test('Escape discards an edit after asking, and invalid years are reported before anything is sent', async () => {
  const { user, shop } = await openList();
  const edit = await screen.findByRole('button', { name: /^Edit Honda Civic/ });
  await user.click(edit);
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '2010');
  await user.click(screen.getByRole('button', { name: 'Save row' }));
  expect(screen.getByText('To must not be before 2016')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('button', { name: /^Edit Honda Civic 2016 to 2021/ })).toHaveFocus();
  expect(shop.calls('ChangeFitment')).toEqual([]);
});

test('a refused row shows the reason above Save and keeps its content', async () => {
  const shop = shopWithList();
  const { user } = await openList(shop);
  shop.answer({
    changeFitment: () => {
      throw refusal('CONFLICT');
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Edit Honda Civic/ }));
  await user.type(screen.getByLabelText('Note (optional)'), 'left');
  await user.click(screen.getByRole('button', { name: 'Save row' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("The row wasn't saved. refused: CONFLICT");
  expect(screen.getByLabelText('Note (optional)')).toHaveValue('left');
});

test("canceling shows another admin's changes of the row, which can then be edited", async () => {
  const shop = shopWithList();
  const { user } = await openList(shop);
  let revision = 1;
  shop.answer({
    changeFitment: (args: MutationChangeFitmentArgs) => {
      if (args.revision !== revision) throw refusal('CONFLICT');
      return { ...civic, revision: revision + 1 };
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Edit Honda Civic/ }));
  revision = 2;
  shop.parts[0]!.fitments = aFitmentPage([{ ...civic, yearTo: 2019, revision }]);
  await user.type(screen.getByLabelText('Note (optional)'), 'left');
  await user.click(screen.getByRole('button', { name: 'Save row' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("The row wasn't saved.");

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Honda Civic 2016 to 2019' }));
  await user.click(screen.getByRole('button', { name: 'Save row' }));
  expect(await screen.findByText('Row saved.')).toBeVisible();
});

test('a car and a question imported in the meantime can be chosen without a reload', async () => {
  const shop = shopWithList();
  const { user } = await openList(shop);
  await user.click(await screen.findByRole('button', { name: 'Add a car' }));
  await screen.findByRole('option', { name: 'Honda' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  shop.answer({
    vehicles: { years: [2026], makes: ['Honda', 'Zastava'], models: [], engines: [] },
    fitmentQuestions: [{ key: 'lever', text: 'Lever or pedal?', answers: ['a lever', 'a pedal'] }],
  });
  await user.click(screen.getByRole('button', { name: 'Add a car' }));
  expect(await screen.findByRole('option', { name: 'Zastava' })).toBeInTheDocument();
  expect(await screen.findByRole('option', { name: 'Lever or pedal?' })).toBeInTheDocument();
});

test("canceling shows another admin's changes of the numbers, and focus is not lost", async () => {
  const shop = shopWithList();
  const { user } = await renderApp({
    path: '/dashboard/fitment/parts/disc?tab=numbers',
    shop,
    as: anAdmin(),
  });
  shop.answer({
    setPartNumbers: () => {
      throw refusal('CONFLICT');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add a number' }));
  await user.type(screen.getByLabelText('Number'), 'Y 2');
  await user.click(screen.getByRole('button', { name: 'Save numbers' }));
  expect(await screen.findByRole('alert')).toHaveTextContent("The numbers weren't saved.");

  shop.parts[0]!.numbers = [{ kind: 'OE', number: 'X 1', maker: 'Honda' }];
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Add a number' })).toHaveFocus();
  expect(await screen.findByDisplayValue('X 1')).toBeVisible();
});

test('saving numbers does not remove those added by another admin', async () => {
  const shop = shopWithList();
  shop.parts[0]!.numbers = [{ kind: 'OE', number: 'X 1', maker: 'Honda' }];
  shop.answer({ setPartNumbers: () => shop.parts[0]! });
  const { user, client } = await renderApp({
    path: '/dashboard/fitment/parts/disc?tab=numbers',
    shop,
    as: anAdmin(),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a number' }));
  shop.parts[0]!.numbers.push({ kind: 'OE', number: 'Z 3', maker: 'Honda' });
  await act(() => client.refetchQueries({ include: 'active' }));
  await user.type(within(screen.getByRole('group', { name: 'number 2' })).getByLabelText('Number'), 'Y 2');
  await user.click(screen.getByRole('button', { name: 'Save numbers' }));
  await waitFor(() =>
    expect(shop.calls('SetPartNumbers')[0]?.variables).toMatchObject({
      expected: [{ number: 'X 1' }],
      numbers: [{ number: 'X 1' }, { number: 'Y 2' }],
    }),
  );
});

test('numbers are saved as a whole, with the previous ones', async () => {
  const shop = shopWithList();
  shop.parts[0]!.numbers = [{ kind: 'OE', number: 'X 1', maker: 'Honda' }];
  shop.answer({ setPartNumbers: () => shop.parts[0]! });
  const { user } = await renderApp({
    path: '/dashboard/fitment/parts/disc?tab=numbers',
    shop,
    as: anAdmin(),
  });
  await user.click(await screen.findByRole('button', { name: 'Add a number' }));
  const added = screen.getByRole('group', { name: 'number 2' });
  await user.type(within(added).getByLabelText('Number'), 'Y 2');
  await user.click(screen.getByRole('button', { name: 'Save numbers' }));
  await waitFor(() =>
    expect(shop.calls('SetPartNumbers')[0]?.variables).toEqual({
      partId: 'disc',
      expected: [{ kind: 'OE', number: 'X 1', maker: 'Honda' }],
      numbers: [
        { kind: 'OE', number: 'X 1', maker: 'Honda' },
        { kind: 'OE', number: 'Y 2', maker: null },
      ],
    }),
  );
});

test('orders placed with another verdict are listed', async () => {
  const shop = shopWithList().answer({
    contradictedOrders: [
      {
        id: 'o',
        number: '594B-B548',
        car: { year: 2021, make: 'Honda', model: 'Civic', engine: null },
        receiptVerdict: 'FITS',
        listVerdict: 'DOES_NOT_FIT',
        reason: 'Civic 2016 to 2019; yours is 2021',
      },
    ],
  });
  await openList(shop);
  expect(await screen.findByText('1 open order shows a different fit.')).toBeVisible();
  expect(screen.getByRole('link', { name: '594B-B548, 2021 Honda Civic' })).toHaveAttribute(
    'href',
    '/dashboard/manageallorders?q=594B-B548',
  );
});

test('a part that failed to load says so', async () => {
  const shop = shopWithList();
  shop.fail('PartFitmentEditor', 'UNREACHABLE', 9);
  await renderApp({ path: '/dashboard/fitment/parts/disc', shop, as: anAdmin() });
  expect(await screen.findByText("We couldn't load the part.")).toBeVisible();
});

describe('the orders that a change contradicts', () => {
  const order = {
    id: 'o',
    number: '594B-B548',
    car: { year: 2021, make: 'Honda', model: 'Civic', engine: null },
    receiptVerdict: 'FITS' as const,
    listVerdict: 'DOES_NOT_FIT' as const,
    reason: 'Civic 2016 to 2019; yours is 2021',
  };
  const withOrder = () =>
    shopWithList().answer({
      contradictedOrders: ({ change }: QueryContradictedOrdersArgs) =>
        change && change.becomes?.yearTo !== 2021 ? [order] : [],
    });

  test('are listed before it is saved, and not after the edit is reverted', async () => {
    const { user, shop } = await openList(withOrder());
    await user.click(await screen.findByRole('button', { name: /^Edit Honda Civic/ }));
    const to = screen.getByLabelText('To');
    await user.clear(to);
    await user.type(to, '2019');

    const note = (
      await screen.findByText('1 open order will show a different fit once this is saved.')
    ).closest('[role=status]');
    expect(note).toHaveTextContent(
      '594B-B548, 2021 Honda Civic: placed with “Fits”, then does not fit (Civic 2016 to 2019; yours is 2021).',
    );
    expect(screen.getByRole('button', { name: 'Save row' })).toBeEnabled();
    expect(shop.calls('ChangeFitment')).toEqual([]);
    expect(shop.calls('OrdersContradictedBy').at(-1)?.variables).toMatchObject({
      partId: 'disc',
      change: { row: 'civic', becomes: { make: 'Honda', model: 'Civic', yearFrom: 2016, yearTo: 2019 } },
    });

    await user.clear(to);
    await user.type(to, '2021');
    await waitFor(() => expect(screen.queryByText(/will show a different fit/)).toBeNull());
  });

  test('are listed before a row is removed', async () => {
    const { user, shop } = await openList(withOrder());
    await user.click(await screen.findByRole('button', { name: /^Edit Honda Civic/ }));
    await user.click(screen.getByRole('button', { name: 'Remove row' }));
    expect(
      await screen.findByText('1 open order will show a different fit then: 594B-B548, 2021 Honda Civic.'),
    ).toBeVisible();
    expect(shop.calls('OrdersContradictedBy').at(-1)?.variables).toEqual({
      partId: 'disc',
      change: { row: 'civic' },
    });
  });
});
