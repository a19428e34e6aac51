import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { passSeconds } from '#testing/pass-time';
import { system } from './theme/system';
import { notify } from './toast';
import { Toaster } from './toaster';

function renderToaster() {
  render(
    <ChakraProvider value={system}>
      <Toaster />
    </ChakraProvider>,
  );
}

test('a success is read out politely and goes after five seconds', async () => {
  jest.useFakeTimers();
  try {
    renderToaster();
    act(() => void notify.success('This order is deleted!'));
    expect(screen.getByRole('status')).toHaveTextContent('This order is deleted!');
    await passSeconds(4);
    expect(screen.getByRole('status')).toBeInTheDocument();
    await passSeconds(2);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('an error stays until it is dismissed', async () => {
  renderToaster();
  act(() => void notify.error('failed to make an admin'));
  expect(screen.getByRole('alert')).toHaveTextContent('failed to make an admin');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the same error twice is one message', () => {
  renderToaster();
  act(() => void notify.error('The order was not deleted.'));
  act(() => void notify.error('The order was not deleted.'));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('there are three messages at most, the newest ones', () => {
  renderToaster();
  for (const number of [1, 2, 3, 4]) act(() => void notify.error(`Message ${number}`));
  const shown = screen.getAllByRole('alert').map((alert) => alert.textContent);
  expect(shown).toEqual(['Message 4', 'Message 3', 'Message 2']);
});
