import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

test('a success is announced politely and disappears after five seconds', async () => {
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

describe('a pointer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** A message with the pointer on it, as the browser reports it: not moved yet. */
  function underThePointer() {
    renderToaster();
    act(() => void notify.success('This order is deleted!'));
    const message = screen.getByRole('status');
    fireEvent.mouseOver(message, { clientX: 300, clientY: 500 });
    fireEvent.mouseMove(message, { clientX: 300, clientY: 500 });
    return message;
  }

  test('that was there before the message does not keep it open', async () => {
    const message = underThePointer();
    await passSeconds(6);
    expect(message).not.toBeInTheDocument();
  });

  test('that moves over a message keeps it open, and ten seconds longer', async () => {
    const message = underThePointer();
    for (const clientX of [301, 302, 303]) {
      fireEvent.mouseMove(message, { clientX, clientY: 500 });
      await passSeconds(9);
      expect(message).toBeInTheDocument();
    }
    await passSeconds(7);
    expect(message).not.toBeInTheDocument();
  });

  test('that leaves resumes the countdown', async () => {
    const message = underThePointer();
    fireEvent.mouseMove(message, { clientX: 301, clientY: 500 });
    await passSeconds(8);
    fireEvent.mouseOut(message);
    await passSeconds(4);
    expect(message).toBeInTheDocument();
    await passSeconds(2);
    expect(message).not.toBeInTheDocument();
  });

  test('under a dismissed message does not keep a later one open', async () => {
    const message = underThePointer();
    fireEvent.mouseMove(message, { clientX: 301, clientY: 500 });
    await passSeconds(1);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    act(() => void notify.success('This product is shipped!'));
    await passSeconds(6);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
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

test('one message shows at a time, newest first; the two before it follow when it is dismissed', async () => {
  renderToaster();
  for (const number of [1, 2, 3, 4]) act(() => void notify.error(`Message ${number}`));
  for (const number of [4, 3, 2]) {
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([`Message ${number}`]);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  }
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
