import { screen, within } from '@testing-library/react';
import { refusal } from '#testing/answers';
import { anOrder } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { november } from '#testing/local-time';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';
import type {
  MutationAddOrderNoteArgs,
  MutationRemoveOrderNoteArgs,
  OrderNote,
} from '#testing/schema.generated';

/** A shop with one order and these notes of it. */
function shopWith(...written: string[]) {
  const shop = new MockApi();
  shop.orders = [anOrder({ status: 'PENDING' })];
  let notes: OrderNote[] = [];
  const write = (text: string, by: string) => {
    const note = { id: `note-${text}`, text, by, createdAt: november(21, 14) };
    notes = [...notes, note];
    return note;
  };
  for (const text of written) write(text, 'pia@example.com');
  return shop.answer({
    orderNotes: () => notes,
    addOrderNote: ({ text }: MutationAddOrderNoteArgs) => write(text, 'admin@example.com'),
    removeOrderNote: ({ id }: MutationRemoveOrderNoteArgs) => {
      const note = notes.find((one) => one.id === id);
      if (!note) throw refusal('NOT_FOUND');
      notes = notes.filter((one) => one !== note);
      return note;
    },
  });
}

async function openOrder(shop: MockApi) {
  const app = await renderApp({ path: '/dashboard/manageallorders', shop, as: anAdmin() });
  await app.user.click(await screen.findByRole('button', { name: /^Details of/ }));
  return app;
}

const notes = () => screen.findByRole('region', { name: 'Notes' });

test("an open order shows admins' notes with author and time, and accepts a new one", async () => {
  const { user } = await openOrder(shopWith('Collects on Fridays.'));
  const region = await notes();
  expect(await within(region).findByRole('listitem')).toHaveTextContent(
    /^Collects on Fridays\.pia@example\.com, Nov 21, 2:00 PM/,
  );
  expect(within(region).getByLabelText('New note')).toHaveAccessibleDescription(
    "Only admins see notes here, but they are included in the customer's data export.",
  );

  await user.type(within(region).getByLabelText('New note'), 'Called, no answer.');
  await user.click(within(region).getByRole('button', { name: 'Add note' }));

  expect(await within(region).findByText('Called, no answer.')).toBeVisible();
  expect(within(region).getAllByRole('listitem')[1]).toHaveTextContent('admin@example.com');
  expect(within(region).getByLabelText('New note')).toHaveValue('');
});

test('a note that could not be saved stays in the field', async () => {
  const shop = shopWith();
  shop.fail('AddOrderNote', 'UNREACHABLE');
  const { user } = await openOrder(shop);
  const region = await notes();
  await user.click(within(region).getByRole('button', { name: 'Add note' }));
  expect(within(region).getByLabelText('New note')).toHaveAccessibleDescription(/A note is required/);

  await user.type(within(region).getByLabelText('New note'), 'Call before.');
  await user.click(within(region).getByRole('button', { name: 'Add note' }));

  expect(await within(region).findByRole('alert')).toHaveTextContent(
    "We couldn't confirm that this was saved. Check the list of notes before you retry.",
  );
  expect(within(region).getByLabelText('New note')).toHaveValue('Call before.');
});

test('a note is removed after a confirmation, and focus moves to its heading', async () => {
  const shop = shopWith('Wrong order.');
  const { user } = await openOrder(shop);
  const region = await notes();
  await user.click(await within(region).findByRole('button', { name: 'Remove the note: Wrong order.' }));
  const question = await findDialog('alertdialog', {
    name: 'Are you sure you want to remove this note?',
  });
  await user.click(within(question).getByRole('button', { name: 'Yes' }));

  expect(await screen.findByText('Note removed. Its text stays in Activity.')).toBeVisible();
  expect(within(await notes()).queryByRole('listitem')).not.toBeInTheDocument();
});
