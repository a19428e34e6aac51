import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { usePurchase } from './use-purchase';

/** A page that places orders and stays, as a document does that the browser puts away for the one of the payment. */
function Page() {
  const { outcome, place } = usePurchase({
    customerId: 'jonas',
    what: 'cart',
    ask: () => Promise.resolve([{ id: 'one', number: '7F3A-0001' }]),
  });
  return (
    <button onClick={() => void place({ lines: [], address: 'Werkstrasse 14', phone: '+41 44 555 01 02' })}>
      {outcome?.state ?? 'ready'}
    </button>
  );
}

test('a page restored after placing an order is not stuck in progress', async () => {
  render(<Page />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'ready' }));
  await screen.findByRole('button', { name: 'placed' });
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(screen.getByRole('button')).toHaveTextContent('ready');
});
