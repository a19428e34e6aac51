import * as car from './car.states.js';
import * as cart from './cart.states.js';
import * as cases from './cases.states.js';
import * as catalogue from './catalogue.states.js';
import * as checkout from './checkout.states.js';
import * as customers from './customers.states.js';
import * as desk from './desk.states.js';
import * as imports from './import.states.js';
import * as jobs from './jobs.states.js';
import * as messages from './messages.states.js';
import * as orders from './orders.states.js';
import * as part from './part.states.js';
import * as returns from './returns.states.js';
import * as search from './search.states.js';
import * as ship from './ship.states.js';
import * as signInLink from './sign-in-link.states.js';
import * as slow from './slow.states.js';
import type { State, Walk } from './state.js';

/** Every state that the gallery shows, walk by walk. */
export const WALKS: readonly Walk[] = [
  car,
  cart,
  catalogue,
  search,
  part,
  jobs,
  orders,
  checkout,
  customers,
  desk,
  imports,
  messages,
  cases,
  returns,
  ship,
  signInLink,
  slow,
].flatMap((room) => Object.values<Walk>(room));

export const STATES: readonly State[] = WALKS.flatMap(({ states }) => states);
