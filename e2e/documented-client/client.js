import { createUserWithEmailAndPassword, signInWithEmailAndPassword, updateProfile } from 'firebase/auth';

import { bringTokens } from './bring-tokens.js';
import { auth, openStripe } from './local-shop.js';

/**
 * A client of another host, written after the table of the documented calls and nothing else: it multiplies whole
 * dollars, names no order when it asks for a payment, sends form values as they are, and asks again and again.
 */
const shop = 'http://localhost:4000';
const ready = new Promise((resolve) => auth.onAuthStateChanged(resolve));
bringTokens(shop, () => ready.then(() => auth.currentUser));

const main = document.querySelector('main');
const status = document.querySelector('[role=status]');
const say = (sentence) => (status.textContent = sentence);

function element(tag, properties, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

const field = (label, input) => element('label', {}, `${label} `, input);
const button = (name, onclick) => element('button', { type: 'button', onclick }, name);
const table = (...rows) => element('table', {}, ...rows);
const row = (...cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell)));

const get = async (path) => (await fetch(shop + path)).json();

async function send(method, path, body) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await (await fetch(shop + path, { method, headers, body: JSON.stringify(body) })).json();
  if (answer.message) say(answer.message);
  return answer;
}

/** Fetches a list for as long as its page is open, and shows it whenever it is another. */
function keepFetching(path, show) {
  const page = location.hash;
  let seen;
  const ask = async () => {
    const answer = await get(path);
    if (location.hash !== page) return;
    if (JSON.stringify(answer) !== seen) show(answer);
    seen = JSON.stringify(answer);
    setTimeout(ask, 300);
  };
  return ask();
}

function home() {
  const parts = element('section');
  const reviews = element('section');
  main.replaceChildren(parts, reviews);
  const card = ({ _id, name, image, price }) =>
    element(
      'article',
      {},
      element('img', { src: image, alt: name }),
      element('h2', {}, name),
      element('p', {}, `$${price}`),
      element('a', { href: `#/order/${_id}` }, `Order Now: ${name}`),
    );
  const opinion = ({ name, review, rating }) => element('p', {}, `${name}: ${review} (${rating})`);
  void keepFetching('/parts', (all) => {
    parts.replaceChildren(...all.reverse().slice(0, 6).map(card));
  });
  void keepFetching('/reviews', (all) => {
    reviews.replaceChildren(...all.reverse().slice(0, 4).map(opinion));
  });
}

function login() {
  const email = element('input', { type: 'email' });
  const password = element('input', { type: 'password' });
  const name = element('input');
  const comeIn = async () => {
    const { token } = await send('PUT', `/user/${email.value}`, { email: email.value });
    localStorage.setItem('accessToken', token);
    location.hash = '#/';
  };
  const logIn = async () => {
    await signInWithEmailAndPassword(auth, email.value, password.value);
    await comeIn();
  };
  const signUp = async () => {
    const { user } = await createUserWithEmailAndPassword(auth, email.value, password.value);
    await updateProfile(user, { displayName: name.value });
    await comeIn();
  };
  main.replaceChildren(
    field('Email', email),
    field('Password', password),
    field('Name', name),
    button('Log in', logIn),
    button('Sign up', signUp),
  );
}

async function order(id) {
  const { email, displayName } = auth.currentUser;
  const part = await get(`/parts/${id}`);
  const quantity = element('input', { type: 'number', value: part.orderQuantity });
  const place = button('Order', async () => {
    const { insertedId } = await send('POST', '/orders', {
      name: displayName ?? email,
      email,
      product: part.name,
      price: parseInt(part.price) * parseInt(quantity.value),
    });
    if (insertedId) say('Your order is placed');
  });
  quantity.oninput = () => {
    const { orderQuantity, availableQuantity } = part;
    place.disabled = quantity.value < Number(orderQuantity) || quantity.value > Number(availableQuantity);
  };
  main.replaceChildren(
    element('h1', {}, part.name),
    element('p', {}, `$${part.price}, ${part.availableQuantity} available`),
    field('Quantity', quantity),
    place,
  );
}

function myOrders() {
  void keepFetching(`/my_orders?email=${auth.currentUser.email}`, (orders) => {
    const show = ({ _id, product, price, paid, transactionId }) =>
      row(
        product,
        `$${price}`,
        paid ? `Paid ${transactionId}` : element('a', { href: `#/payment/${_id}` }, 'Pay'),
        paid ? 'N / A' : button('Delete', () => send('DELETE', `/orders/${_id}`)),
      );
    main.replaceChildren(table(...orders.map(show)));
  });
}

async function payment(id) {
  const { name, email, product, price } = await get(`/orders/${id}`);
  const { clientSecret } = await send('POST', '/create-payment-intent', { price });
  const stripe = await openStripe();
  const card = stripe.elements().create('card', { hidePostalCode: true });
  const frame = element('div', { style: 'min-height: 6em' });
  const pay = button('Pay', async () => {
    pay.disabled = true;
    const billing_details = { name, email };
    const { error, paymentIntent } = await stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, billing_details },
    });
    if (error) {
      pay.disabled = false;
      return say(error.message);
    }
    const transactionId = paymentIntent.id;
    const { modifiedCount } = await send('PATCH', `/orders/${id}`, { order: id, transactionId });
    if (modifiedCount) say(`Your payment is completed. Thank You! ${transactionId}`);
  });
  pay.disabled = !clientSecret;
  main.replaceChildren(element('h1', {}, `${product}: $${price}`), frame, pay);
  card.mount(frame);
}

function manageAllOrders() {
  void keepFetching('/orders/', (orders) => {
    const statusOf = ({ paid, shipped }) => (!paid ? 'Unpaid' : shipped ? 'Shipped' : 'Pending');
    const show = (one) =>
      row(
        one.product,
        `$${one.price}`,
        statusOf(one),
        one.paid && !one.shipped
          ? button('Update', () => send('PUT', `/orders/${one._id}`, { shipped: true }))
          : 'N / A',
      );
    main.replaceChildren(table(...orders.map(show)));
  });
}

const pages = { '': home, login, order, myorders: myOrders, payment, manageallorders: manageAllOrders };

function open() {
  const [, page = '', id] = location.hash.split('/');
  say('');
  void pages[page](id);
}

globalThis.addEventListener('hashchange', open);
await ready;
open();
