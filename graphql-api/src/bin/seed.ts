import 'reflect-metadata';

import { text } from 'node:stream/consumers';

import { createDataSource } from '../db/data-source.js';
import { loadSeed } from '../seed/load-seed.js';
import { seedData } from '../seed/seed-data.js';

/** `node dist/bundle/seed.js < data.json` loads a data set into an empty shop and says "seeded" or "not empty". */
async function seed(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is missing.');
  const database = await createDataSource({ url, poolSize: 2 }).initialize();
  try {
    const data = seedData.parse(JSON.parse(await text(process.stdin)));
    const loaded = await loadSeed(database, data, Number(process.env.HOLD_MINUTES ?? 60));
    console.log(loaded ? 'seeded' : 'not empty');
  } finally {
    await database.destroy();
  }
}

await seed();
