import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { createElement as h, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * A checkout as a shop writes it: the real @stripe/stripe-js and @stripe/react-stripe-js around the stand-in.
 * The address says what to pay: ?key=pk_test_…&secret=pi_…_secret_…
 */
const query = new URLSearchParams(window.location.search);
const stripe = loadStripe(query.get('key') ?? '');

const look = {
  style: { base: { fontSize: '17px', '::placeholder': { color: 'var(--placeholder)' } } },
  hidePostalCode: true,
};

function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [change, setChange] = useState(null);
  const [result, setResult] = useState('');
  const [log, setLog] = useState([]);
  const [isShown, setShown] = useState(true);
  const note = (word) => setLog((words) => [...words, word]);

  async function pay(event) {
    event.preventDefault();
    setResult('paying');
    const card = elements.getElement(CardElement);
    const billing_details = { name: 'Jonas Weber', email: 'jonas@example.com' };
    const created = await stripe.createPaymentMethod({ type: 'card', card, billing_details });
    if (created.error) {
      setResult(`error ${created.error.code}: ${created.error.message}`);
      return;
    }
    const method = query.get('direct') === null ? created.paymentMethod.id : { card, billing_details };
    const { error, paymentIntent } = await stripe.confirmCardPayment(query.get('secret'), {
      payment_method: method,
    });
    setResult(
      error ? `error ${error.code}: ${error.message}` : `${paymentIntent.status} ${paymentIntent.id}`,
    );
  }

  return h(
    'form',
    { onSubmit: pay },
    h('label', { htmlFor: 'card' }, 'Card details'),
    isShown &&
      h(CardElement, {
        id: 'card',
        options: look,
        onReady: (element) =>
          note(element === elements.getElement('card') ? 'ready' : 'ready with a stranger'),
        onChange: setChange,
        onFocus: () => note('focus'),
        onBlur: () => note('blur'),
        onEscape: () => note('escape'),
      }),
    h('p', { role: 'alert', id: 'fault' }, change?.error?.message ?? ''),
    h('button', { disabled: !stripe }, 'Pay'),
    h(
      'button',
      { type: 'button', onClick: () => setShown(!isShown) },
      isShown ? 'Hide the card' : 'Show the card',
    ),
    h('output', { id: 'result' }, result),
    h('output', { id: 'change', hidden: true }, JSON.stringify(change)),
    h('output', { id: 'log', hidden: true }, log.join(' ')),
  );
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return h(
    StrictMode,
    null,
    h(
      'button',
      { id: 'toggle', onClick: () => setOpen(!isOpen) },
      isOpen ? 'Close the card form' : 'Open the card form',
    ),
    isOpen && h(Elements, { stripe, options: { locale: 'en' } }, h(Checkout)),
  );
}

createRoot(document.getElementById('root')).render(h(Page));
