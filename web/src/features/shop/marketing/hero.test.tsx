import { screen, within } from '@testing-library/react';
import { aPart } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { passSeconds, userOfFakeTime } from '#testing/pass-time';
import { renderApp } from '#testing/render-app';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function openHome() {
  const shop = new MockApi();
  shop.parts = [aPart()];
  await renderApp({ path: '/', shop });
  return userOfFakeTime();
}

const carousel = () => screen.getByRole('region', { name: 'Featured photos' });
const shown = () => within(carousel()).getByRole('group').getAttribute('aria-label');

test('the five photos rotate every five seconds', async () => {
  await openHome();
  expect(shown()).toBe('1 of 5');
  await passSeconds(4);
  expect(shown()).toBe('1 of 5');
  await passSeconds(1);
  expect(shown()).toBe('2 of 5');
  await passSeconds(15);
  expect(shown()).toBe('5 of 5');
  await passSeconds(5);
  expect(shown()).toBe('1 of 5');
});

test('the pause button stops the photos until it is clicked again', async () => {
  const user = await openHome();
  await user.click(screen.getByRole('button', { name: 'Pause slideshow' }));
  await passSeconds(12);
  expect(shown()).toBe('1 of 5');
  await user.click(screen.getByRole('button', { name: 'Play slideshow' }));
  await user.unhover(carousel());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Pause slideshow' })).toBeInTheDocument();
});

test('hovering over the photos pauses them', async () => {
  const user = await openHome();
  await user.hover(carousel());
  await passSeconds(12);
  expect(shown()).toBe('1 of 5');
  await user.unhover(carousel());
  await passSeconds(5);
  expect(shown()).toBe('2 of 5');
});

test('next, previous, the dots and the arrow keys choose a photo', async () => {
  const user = await openHome();
  await user.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(shown()).toBe('2 of 5');
  await user.click(screen.getByRole('button', { name: 'Previous photo' }));
  await user.click(screen.getByRole('button', { name: 'Previous photo' }));
  expect(shown()).toBe('5 of 5');
  await user.click(screen.getByRole('button', { name: 'Photo 3 of 5' }));
  expect(shown()).toBe('3 of 5');
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('4 of 5');
  expect(screen.getByRole('button', { name: 'Photo 4 of 5' })).toHaveFocus();
});

test('the moving text can be paused', async () => {
  const user = await openHome();
  await user.click(screen.getByRole('button', { name: 'Pause the moving text' }));
  expect(screen.getByRole('button', { name: 'Move the text' })).toBeInTheDocument();
});
