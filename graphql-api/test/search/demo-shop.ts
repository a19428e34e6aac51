import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { DataSource } from 'typeorm';

import { loadSeed } from '../../src/seed/load-seed.js';
import { seedData } from '../../src/seed/seed-data.js';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(join(__dirname, `../../../local/demo-data/${name}.json`), 'utf8'));

/** Loads the demo shop's parts, their numbers and cars, and jobs into an empty shop: no orders, one account. */
export async function loadDemoCatalogue(database: DataSource): Promise<void> {
  const [admin] = read('users') as { email: string; delivery?: object }[];
  const { delivery: _, ...user } = admin ?? { email: '' };
  const parts = read('parts') as { createdBy: string }[];
  const data = seedData.parse({
    users: [user],
    parts: parts.map((part) => ({ ...part, createdBy: user.email })),
    orders: [],
    reviews: [{ userEmail: user.email, rating: 5, text: 'Fits.', createdHoursAgo: 1 }],
    vehicles: read('vehicles'),
    fitment: read('fitment'),
    jobs: read('jobs'),
  });
  await loadSeed(database, data, 60);
}
