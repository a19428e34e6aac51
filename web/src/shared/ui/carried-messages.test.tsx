import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { system } from './theme/system';
import { carryMessages } from './carried-messages';
import { notify } from './toast';
import { Toaster } from './toaster';

const toaster = (
  <ChakraProvider value={system}>
    <Toaster />
  </ChakraProvider>
);

/** Leaves for another document of the shop right after the last message was shown. */
function leave() {
  carryMessages();
  window.dispatchEvent(new Event('pagehide'));
}

/** The next document starts with nothing but what the tab remembers. */
async function arrive() {
  const { toast } = await import('react-hot-toast/headless');
  act(() => toast.removeAll());
  return render(toaster);
}

test('a message sent while leaving the page is shown once on arrival', async () => {
  notify.success('Your order is placed');
  leave();
  const { unmount } = await arrive();
  expect(screen.getByRole('status')).toHaveTextContent('Your order is placed');

  unmount();
  await arrive();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a dismissed message is not shown again', async () => {
  const { unmount } = render(toaster);
  act(() => {
    notify.error('not saved');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  leave();
  unmount();
  await arrive();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
