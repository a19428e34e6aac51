import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { leaveForms } from '#shared/browser/unsaved-forms';
import { change } from '#testing/answers';
import { aFitmentPage, aPart } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { aJob } from '#testing/jobs';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';
import type { MutationUpdatePartArgs, Part } from '#testing/schema.generated';

const open = (path: string, shop = new MockApi()) => renderApp({ path, shop, as: anAdmin() });

type User = Awaited<ReturnType<typeof open>>['user'];

/** Responds to "Discard changes?", and waits until the question is gone. */
async function answer(user: User, button: 'Discard' | 'Keep editing') {
  const question = await findDialog('alertdialog', { name: 'Discard changes?' });
  await user.click(within(question).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

/** The event that the browser sends before it leaves. */
const asksBeforeLeaving = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

async function editProduct() {
  const shop = new MockApi();
  shop.parts = [aPart({ name: 'Alternator' })];
  shop.answer({
    partTypes: [],
    updatePart: ({ id, input }: MutationUpdatePartArgs) => change(shop.parts, id, input as Partial<Part>),
  });
  const app = await open('/dashboard/manageproducts', shop);
  await app.user.click(await screen.findByRole('button', { name: 'Details of Alternator' }));
  const edit = screen.getByRole('button', { name: 'Edit Alternator' });
  await app.user.click(edit);
  const dialog = await findDialog('dialog', { name: 'Edit Alternator' });
  return { ...app, edit, dialog, name: within(dialog).getByLabelText(/^Product Name/) };
}

test('a dialog asks before Escape or a click outside discards changes', async () => {
  const { user, edit, name } = await editProduct();
  await user.type(name, ' 140 A');
  await user.keyboard('{Escape}');
  await answer(user, 'Keep editing');
  expect(name).toHaveValue('Alternator 140 A');
  await waitFor(() => expect(name).toHaveFocus());

  fireEvent.pointerDown(document.body, { button: 0 });
  await user.click(document.body);
  await answer(user, 'Discard');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(edit).toHaveFocus());
  expect(asksBeforeLeaving()).toBe(false);
});

test('a dialog without changes, or with reverted ones, closes at once', async () => {
  const { user, edit, name } = await editProduct();
  await user.clear(name);
  await user.type(name, 'Alternator');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(edit).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a saved dialog closes without asking', async () => {
  const { user, dialog, name, go, place } = await editProduct();
  await user.type(name, ' 140 A');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await screen.findByText('Product updated.');
  await go('/dashboard/jobs');
  expect(place()).toBe('/dashboard/jobs');
});

test('a page asks before a link, and the browser before leaving, discards changes', async () => {
  const { user, place } = await open('/dashboard/addproduct');
  const name = await screen.findByLabelText(/^Product Name/);
  expect(asksBeforeLeaving()).toBe(false);
  await user.type(name, 'Disc');
  expect(asksBeforeLeaving()).toBe(true);

  const link = screen.getAllByRole('link', { name: 'Blogs' })[0]!;
  await user.click(link);
  await answer(user, 'Keep editing');
  expect(place()).toBe('/dashboard/addproduct');
  expect(name).toHaveValue('Disc');

  await user.click(link);
  await answer(user, 'Discard');
  await waitFor(() => expect(place()).toBe('/blogs'));
  expect(asksBeforeLeaving()).toBe(false);
});

test('a page restored from history asks again', async () => {
  const { user } = await open('/dashboard/addproduct');
  await user.type(await screen.findByLabelText(/^Product Name/), 'Disc');
  leaveForms();
  expect(asksBeforeLeaving()).toBe(false);
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(asksBeforeLeaving()).toBe(true);
  await user.click(screen.getAllByRole('link', { name: 'Blogs' })[0]!);
  await answer(user, 'Keep editing');
});

test('Escape in an edited job asks first, and focus returns to Edit', async () => {
  const { user } = await open('/dashboard/jobs', new MockApi().answer({ jobs: [aJob()], partTypes: [] }));
  const edit = () => screen.findByRole('button', { name: 'Edit Front brakes' });
  await user.click(await edit());
  await user.type(screen.getByLabelText(/^Description/), ' Both sides.');
  await user.keyboard('{Escape}');
  await answer(user, 'Keep editing');
  expect(screen.getByLabelText(/^Description/)).toHaveDisplayValue(/Both sides\.$/);
  await user.keyboard('{Escape}');
  await answer(user, 'Discard');
  expect(await edit()).toHaveFocus();
});

test('edited part numbers ask before Escape or another tab discards them', async () => {
  const shop = new MockApi();
  shop.parts = [aPart({ id: 'disc', name: 'Front brake disc', fitments: aFitmentPage([]) })];
  const { user } = await open('/dashboard/fitment/parts/disc?tab=numbers', shop);
  await user.click(await screen.findByRole('button', { name: 'Add a number' }));
  await user.type(screen.getByLabelText(/^Number/), '4711');
  await user.keyboard('{Escape}');
  await answer(user, 'Keep editing');
  expect(screen.getByLabelText(/^Number/)).toHaveValue('4711');
  await user.click(screen.getByRole('link', { name: /^Specifications/ }));
  await answer(user, 'Discard');
  expect(await screen.findByText('No specifications yet.')).toBeVisible();
});
