import { act, screen, waitFor, within } from '@testing-library/react';
import { refusal } from '#testing/answers';
import { aJob, aSlot } from '#testing/jobs';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';
import type { Job, MutationSaveJobArgs } from '#testing/schema.generated';

function aShop() {
  const jobs: Job[] = [aJob({ words: ['brake job'], slots: [aSlot({ state: null })] })];
  const shop = new MockApi().answer({
    jobs: () => jobs,
    partTypes: [
      { type: 'FRONT_BRAKE_DISC', name: 'Front brake disc', category: 'BRAKES' },
      { type: 'FRONT_BRAKE_PADS', name: 'Front brake pads', category: 'BRAKES' },
    ],
    saveJob: ({ key, revision, input }: MutationSaveJobArgs) => {
      const saved = aJob({
        key,
        ...input,
        revision: (revision ?? 0) + 1,
        slots: input.slots.map((slot) => aSlot(slot)),
      });
      const at = jobs.findIndex((job) => job.key === key);
      jobs.splice(at < 0 ? jobs.length : at, 1, saved);
      return saved;
    },
    removeJob: () => jobs.pop()!,
  });
  return shop;
}

async function open(shop = aShop()) {
  const app = await renderApp({ path: '/dashboard/jobs', shop, as: anAdmin() });
  await screen.findByRole('button', { name: 'Edit Front brakes' });
  return app;
}

const fields = (name: string) => within(screen.getByRole('form', { name }));

test('a job is edited in place: a slot is added at the front, and focus returns to Edit', async () => {
  const { user, shop } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Front brakes' }));
  const form = fields('Front brakes');
  expect(form.getByLabelText('Title')).toHaveFocus();
  expect(form.getByLabelText('Key')).toHaveAttribute('readonly');
  await user.click(form.getByRole('button', { name: 'Add a part' }));
  const second = within(form.getByRole('group', { name: 'Part 2' }));
  await user.type(second.getByLabelText('Name'), 'Brake pads');
  await user.selectOptions(second.getByLabelText('Part type'), 'Front brake pads');
  await user.click(second.getByRole('checkbox', { name: 'Required' }));
  await user.click(second.getByRole('button', { name: 'Move part 2 up' }));
  await user.click(form.getByRole('button', { name: 'Save job' }));

  expect(await screen.findByRole('button', { name: 'Edit Front brakes' })).toHaveFocus();
  expect(shop.calls('SaveJob')[0]!.variables).toEqual({
    key: 'front-brakes',
    revision: 1,
    input: {
      title: 'Front brakes',
      description: 'Discs and pads go together.',
      words: ['brake job'],
      category: 'BRAKES',
      place: 10,
      slots: [
        { title: 'Brake pads', type: 'FRONT_BRAKE_PADS', units: 1, required: false },
        { title: 'Brake discs, front', type: 'FRONT_BRAKE_DISC', units: 2, required: true },
      ],
    },
  });
});

test('errors show at their fields before anything is sent', async () => {
  const { user, shop } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a job' }));
  const form = fields('A new job');
  await user.type(form.getByLabelText('Title'), 'More brakes');
  await user.type(form.getByLabelText('Key'), 'front-brakes');
  await user.clear(form.getByLabelText('Quantity'));
  await user.type(form.getByLabelText('Quantity'), '101');
  await user.click(form.getByRole('button', { name: 'Save job' }));
  expect(form.getByLabelText('Key')).toHaveAccessibleDescription(/Another job uses this URL handle/);
  expect(form.getByLabelText('Quantity')).toHaveAccessibleDescription(
    'Quantity must be a whole number from 1 to 100',
  );
  expect(form.getByLabelText('Part type')).toBeInvalid();
  expect(form.getByLabelText('Key')).toHaveFocus();
  expect(shop.calls('SaveJob')).toEqual([]);
});

test('a job changed by another admin is not overwritten, and the form keeps its content', async () => {
  const shop = aShop();
  const { user } = await open(shop);
  shop.answer({
    saveJob: () => {
      throw refusal('CONFLICT');
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit Front brakes' }));
  await user.type(screen.getByLabelText('Title'), ' of mine');
  await user.click(screen.getByRole('button', { name: 'Save job' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The job was not saved. refused: CONFLICT');
  expect(screen.getByLabelText('Title')).toHaveValue('Front brakes of mine');
});

test("a job is saved with the slots it was opened with, not mixed with another admin's changes", async () => {
  const shop = aShop();
  const { user, client } = await open(shop);
  await user.click(screen.getByRole('button', { name: 'Edit Front brakes' }));
  await user.type(screen.getByLabelText('Name'), ' of mine');
  const theirs = aSlot({ title: 'Brake pads', type: 'FRONT_BRAKE_PADS', state: null });
  shop.answer({ jobs: [aJob({ revision: 2, slots: [theirs] })] });
  await act(() => client.refetchQueries({ include: 'active' }));
  await user.click(screen.getByRole('button', { name: 'Save job' }));
  await waitFor(() =>
    expect(shop.calls('SaveJob')[0]?.variables).toMatchObject({
      revision: 1,
      input: { slots: [{ title: 'Brake discs, front of mine', type: 'FRONT_BRAKE_DISC' }] },
    }),
  );
});

test("canceling shows another admin's changes, which can then be edited", async () => {
  const shop = aShop();
  const { user } = await open(shop);
  let revision = 1;
  shop.answer({
    saveJob: (args: MutationSaveJobArgs) => {
      if (args.revision !== revision) throw refusal('CONFLICT');
      return aJob({ revision: revision + 1 });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit Front brakes' }));
  revision = 2;
  shop.answer({ jobs: [aJob({ title: 'Brakes in front', revision, slots: [aSlot({ state: null })] })] });
  await user.click(screen.getByRole('button', { name: 'Save job' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The job was not saved.');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Edit Brakes in front' }));
  await user.click(screen.getByRole('button', { name: 'Save job' }));
  expect(await screen.findByText('Job saved.')).toBeVisible();
});

test('a job is deleted after a confirmation', async () => {
  const { user, shop } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Front brakes' }));
  await user.click(screen.getByRole('button', { name: 'Remove job' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByText('No jobs yet.')).toBeVisible());
  expect(shop.calls('RemoveJob')[0]!.variables).toEqual({ key: 'front-brakes', revision: 1 });
});
