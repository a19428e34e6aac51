import { screen, waitFor, within } from '@testing-library/react';
import { carFromSearch } from '#shop-kit/car/car-address';
import { carStore } from '#shop-kit/car/car-store';
import { aPart } from '#testing/builders';
import { findDialog } from '#testing/find-dialog';
import { MockApi } from '#testing/mock-api';
import { renderApp } from '#testing/render-app';
import type { FitmentQuestion } from '#testing/schema.generated';

const CIVIC = 'year=2016&make=Honda&model=Civic';
const brakes = { key: 'rear-brakes', text: 'Rear disc or drum?', answers: ['rear discs', 'rear drums'] };
const gearbox = {
  key: 'gearbox',
  text: 'Manual or automatic?',
  answers: ['a manual gearbox', 'an automatic gearbox'],
};

/** Opens the question of a part in a list for a car, from its row. */
async function openQuestion(question: FitmentQuestion, { answer = '', path = '/catalogue' } = {}) {
  carStore.set({ chosen: carFromSearch(new URLSearchParams(`${CIVIC}${answer && `&answer=${answer}`}`)) });
  const shop = new MockApi();
  shop.parts = [
    aPart({
      name: 'Brake caliper',
      fitment: {
        verdict: 'FITS_IF',
        reason: 'Rear, Civic 2016 to 2021',
        row: null,
        question,
        needsEngine: false,
      },
    }),
  ];
  const app = await renderApp({ path, shop });
  const opener = await screen.findByRole('button', { name: question.text });
  await app.user.click(opener);
  return { ...app, shop, opener, dialog: within(await findDialog('dialog', { name: question.text })) };
}

const answers = () => carStore.get().chosen?.answers;
const isRemoved = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a question shows its answers as pictures, stores the chosen one only, and reloads the list with it', async () => {
  const { user, dialog, shop } = await openQuestion(brakes);
  expect(dialog.getByText(/^Your 2016 Honda Civic was built with either\./)).toBeVisible();
  expect(dialog.getByText(/a flat plate is a disc, a closed cylinder is a drum\.$/)).toBeVisible();
  expect(within(dialog.getByRole('group', { name: brakes.text })).getAllByRole('radio')).toHaveLength(2);
  expect(dialog.getByRole('button', { name: 'Save answer' })).toBeDisabled();

  await user.click(dialog.getByRole('radio', { name: 'Drum' }));
  expect(answers()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save answer' }));
  await isRemoved();
  expect(answers()).toEqual([{ question: 'rear-brakes', answer: 'rear drums' }]);
  await waitFor(() =>
    expect(shop.calls('CatalogueList').at(-1)?.variables).toMatchObject({
      answers: [{ question: 'rear-brakes', answer: 'rear drums' }],
    }),
  );
});

test('arrow keys choose an answer, and Enter saves it', async () => {
  const { user, dialog } = await openQuestion(brakes);
  dialog.getByRole('radio', { name: 'Disc' }).focus();
  await user.keyboard(' ');
  await user.keyboard('{ArrowDown}');
  expect(dialog.getByRole('radio', { name: 'Drum' })).toBeChecked();
  await user.keyboard('{Enter}');
  await isRemoved();
  expect(answers()).toEqual([{ question: 'rear-brakes', answer: 'rear drums' }]);
});

test('a question without pictures is shown as text', async () => {
  const { user, dialog } = await openQuestion(gearbox);
  await user.click(dialog.getByRole('radio', { name: 'An automatic gearbox' }));
  await user.click(dialog.getByRole('button', { name: 'Save answer' }));
  await isRemoved();
  expect(answers()).toEqual([{ question: 'gearbox', answer: 'an automatic gearbox' }]);
});

test('"I don\'t know" leaves the question open, Escape changes nothing, and focus returns to the row', async () => {
  const { user, dialog, opener } = await openQuestion(brakes);
  await user.click(dialog.getByRole('button', { name: "I don't know" }));
  await isRemoved();
  expect(answers()).toEqual([]);
  await waitFor(() => expect(opener).toHaveFocus());

  await user.click(opener);
  const again = within(await findDialog('dialog', { name: brakes.text }));
  await user.click(again.getByRole('radio', { name: 'Disc' }));
  await user.keyboard('{Escape}');
  await isRemoved();
  expect(answers()).toEqual([]);
  await waitFor(() => expect(opener).toHaveFocus());
});

test('an earlier answer is preselected and can be removed', async () => {
  const { user, dialog } = await openQuestion(brakes, { answer: 'rear-brakes:rear+discs' });
  expect(dialog.getByRole('radio', { name: 'Disc' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: "I don't know" }));
  await isRemoved();
  expect(answers()).toEqual([]);
});

test('answering keeps the reader on the page of the list, at its row', async () => {
  const { user, dialog, opener, address } = await openQuestion(brakes, {
    path: `/catalogue?${CIVIC}&page=2`,
  });
  await user.click(dialog.getByRole('radio', { name: 'Disc' }));
  await user.click(dialog.getByRole('button', { name: 'Save answer' }));
  await isRemoved();
  await waitFor(() => expect(opener).toHaveFocus());
  const params = new URLSearchParams(address().split('?')[1]);
  expect([params.get('page'), params.get('answer')]).toEqual(['2', 'rear-brakes:rear discs']);
});
