import { delivery } from '../builders.js';
import type { World } from './world.js';

export const message = { name: 'Jo', email: 'jo@example.com', message: 'Hello' };
export const profile = {
  location: 'Bern',
  education: 'ETH',
  phone: '1',
  linkedin: 'https://linkedin.com/in/x',
};
export const anOrder = ({ partId }: Pick<World, 'partId'>) => ({ partId, quantity: 1, ...delivery });

export const somePurchase = ({ partId }: Pick<World, 'partId'>) => ({
  lines: [{ partId, quantity: 1 }],
  ...delivery,
});

export const civic = { year: 2016, make: 'Honda', model: 'Civic', engine: { litres: 1.5 } };
