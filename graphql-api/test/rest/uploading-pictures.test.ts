import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import S3rver from '@20minutes/s3rver';
import sharp from 'sharp';

import { Role } from '../../src/auth/role.js';
import { ask } from '../support/ask.js';
import { showable } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aPicture, asFile, blankPng, drawing, type File, joined } from '../support/pictures.js';

jest.setTimeout(60_000);

/** A picture store, and the shop's settings for it. */
interface Place {
  readonly env: Record<string, string>;
  files(): Promise<string[]>;
  close(): Promise<unknown>;
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('.webp'));

async function aFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'axle-folder-'));
  return {
    env: { PICTURES_DIR: folder },
    files: () => filesIn(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A server of its own that speaks as Amazon's S3 does and checks each signature. */
async function aBucket(): Promise<Place> {
  const directory = await mkdtemp(join(tmpdir(), 'axle-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'shop' }],
  });
  const { port } = await server.run();
  return {
    env: {
      PICTURES_BUCKET_URL: `http://127.0.0.1:${port}/shop/pictures`,
      PICTURES_BUCKET_REGION: 'us-east-1',
      PICTURES_BUCKET_KEY_ID: 'S3RVER',
      PICTURES_BUCKET_SECRET: 'S3RVER',
    },
    files: async () => (await filesIn(directory)).filter((name) => name.endsWith('_object')),
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

describe.each([
  ['a folder', aFolder],
  ['a bucket', aBucket],
])('photos in %s', (_place, open) => {
  let place: Place;
  let shop: TestShop;
  let admin: Customer;
  beforeAll(async () => {
    place = await open();
    shop = await createTestShop({ env: { ...place.env, RESPONSE_CACHE_MB: '8' } });
    admin = await shop.signIn({ role: Role.ADMIN });
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  const upload = async (file: File): Promise<string> => {
    const { status, body } = await admin.rest('POST', '/pictures', file);
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body.url as string;
  };
  const look = (url: string) => shop.visitor.fetch('GET', url);
  const pixels = async (url: string) => sharp(await (await look(url)).arrayBuffer()).metadata();
  const inSize = (url: string, size: number) => url.replace('-900.', `-${size}.`);
  const age = (days: number) =>
    shop.database.query('UPDATE picture SET last_needed_at = now() - make_interval(days => $1)', [days]);
  const publish = (images: { image: string; moreImages?: string[] }) =>
    ask<{ id: string }>(admin, 'mutation ($input: AddPartInput!) { addPart(input: $input) { id } }', {
      input: { ...showable, ...images, price: '10', orderQuantity: 1, availableQuantity: 5 },
    });

  test('an uploaded photo is public, in all four sizes, and cacheable for a year', async () => {
    const url = await upload(await aPicture());

    expect(url).toMatch(/^\/pictures\/uploaded\/[0-9a-f]{32}-900\.webp$/);
    const { status, headers } = await look(url);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    for (const size of [192, 320, 640, 900])
      expect(await pixels(inSize(url, size))).toMatchObject({ format: 'webp', width: size });
  });

  test('the same file gets the same address, and another file another one', async () => {
    const url = await upload(await aPicture('#123456'));

    expect(await upload(await aPicture('#123456'))).toBe(url);
    expect(await upload(await aPicture('#654321'))).not.toBe(url);
  });

  test('a photo loses its metadata, including the location, and is stored upright', async () => {
    const taken = await drawing({ width: 1200, height: 600 })
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Jo' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(await sharp(taken).metadata()).toMatchObject({
      orientation: 6,
      exif: expect.any(Buffer) as Buffer,
    });

    const stored = await pixels(await upload(asFile(taken)));

    expect(stored).toMatchObject({ width: 450, height: 900 });
    expect(stored).not.toHaveProperty('exif');
    expect(stored).not.toHaveProperty('orientation');
  });

  test('transparency is preserved, and a small photo is not enlarged', async () => {
    const clear = { create: { width: 600, height: 600, channels: 4 as const, background: '#ff000080' } };
    const url = await upload(asFile(await sharp(clear).png().toBuffer()));

    expect(await pixels(url)).toMatchObject({ width: 600, hasAlpha: true });
  });

  test('the address of a missing photo is not found', async () => {
    const url = await upload(await aPicture());

    for (const path of [
      inSize(url, 901),
      url.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
      '/pictures/uploaded/..%2f..%2fetc',
    ])
      expect((await look(path)).status).toBe(404);
  });

  test('an unused photo is deleted after a week with all its sizes', async () => {
    const url = await upload(await aPicture('#aa0000'));
    const uploaded = await upload(await aPicture('#00aa00'));
    const before = await place.files();
    await age(6);
    await shop.runTask('housekeeping');
    expect(await place.files()).toEqual(before);

    const { id } = await publish({
      image: uploaded,
      moreImages: [`${shop.url}${await upload(await aPicture('#0000aa'))}`],
    });
    await age(8);
    await shop.runTask('housekeeping');

    expect((await look(url)).status).toBe(404);
    expect((await look(uploaded)).status).toBe(200);
    // Of the two that the part names, the second with the shop's own URL before it.
    expect(await place.files()).toHaveLength(8);

    // Orders show the part once it is gone from the shop.
    await ask(admin, 'mutation ($id: ID!) { removePart(id: $id) { id } }', { id });
    await age(8);
    await shop.runTask('housekeeping');
    expect((await look(uploaded)).status).toBe(200);
  });

  test('the week restarts when the last reference is removed, so undo still finds the photo', async () => {
    const [first, second] = [
      await upload(await aPicture('#111111')),
      await upload(await aPicture('#222222')),
    ];
    const save = (id: string | null, image: string | null) =>
      ask<{ id: string }>(
        admin,
        'mutation ($id: ID, $input: PartDraftInput!) { savePartDraft(id: $id, input: $input) { id } }',
        { id, input: { name: 'Disc', image } },
      );
    const draft = await save(null, first);
    await age(8);

    await save(draft.id, second);
    await shop.runTask('housekeeping');
    expect((await look(first)).status).toBe(200);

    await ask(admin, 'mutation ($id: ID!) { removePartDraft(id: $id) { id } }', { id: draft.id });
    await age(8);
    await shop.runTask('housekeeping');
    for (const url of [first, second]) expect((await look(url)).status).toBe(404);
  });

  test('publishing a draft keeps its photo in use', async () => {
    const image = await upload(await aPicture('#333333'));
    const input = { ...showable, image, price: '10', orderQuantity: 1, availableQuantity: 5 };
    const { id } = await ask<{ id: string }>(
      admin,
      'mutation ($input: PartDraftInput!) { savePartDraft(input: $input) { id } }',
      { input },
    );
    await ask(
      admin,
      'mutation ($input: AddPartInput!, $id: ID) { addPart(input: $input, draftId: $id) { id } }',
      {
        input,
        id,
      },
    );
    await age(8);
    await shop.runTask('housekeeping');

    expect((await look(image)).status).toBe(200);
  });

  test('a part cannot refer to a deleted photo, but can once it is uploaded again', async () => {
    const file = await aPicture('#444444');
    const image = await upload(file);
    await age(8);
    await shop.runTask('housekeeping');

    await expect(publish({ image })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { field: 'image' },
    });

    expect(await upload(file)).toBe(image);
    await publish({ image });
    expect((await look(image)).status).toBe(200);
  });

  test('C52: after a redeploy, another instance with the same database and store serves all sizes', async () => {
    const image = await upload(await aPicture('#555555'));
    const { id } = await publish({ image });
    const database = { url: shop.env.DATABASE_URL, drop: () => Promise.resolve() };
    const next = await createTestShop({ env: place.env, database });
    try {
      const part = await ask<{ image: string }>(
        next.visitor,
        'query ($id: ID!) { part(id: $id) { image } }',
        {
          id,
        },
      );
      expect(part).toEqual({ image });
      for (const size of [192, 320, 640, 900])
        expect((await next.visitor.fetch('GET', inSize(part.image, size))).status).toBe(200);
    } finally {
      await next.close();
    }
  });
});

describe('C52: an invalid image', () => {
  let shop: TestShop;
  let admin: Customer;
  beforeAll(async () => {
    shop = await createTestShop();
    admin = await shop.signIn({ role: Role.ADMIN });
  });
  afterAll(() => shop.close());

  const svg = (inside: string) =>
    joined(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${inside}</svg>`);
  const cut = async (picture: Promise<Buffer>) => {
    const bytes = await picture;
    return asFile(bytes.subarray(0, bytes.length / 2));
  };
  const frames = async (format: 'gif' | 'webp') => {
    const shown = ['red', 'blue'].map((color) => drawing({ color }).png().toBuffer());
    return sharp(await Promise.all(shown), { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
  };
  const zip = joined('PK\x05\x06', new Uint8Array(16), '\x04\x00note');
  const noise = () =>
    sharp({
      create: {
        width: 1200,
        height: 900,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    });

  test.each<[string, () => File | Promise<File>, string]>([
    ['a bomb: 900 megapixels in 500 kB', () => blankPng(30_000, 30_000, 1), 'TOO_MANY_PIXELS'],
    ['100 megapixels', () => blankPng(10_000, 10_000), 'TOO_MANY_PIXELS'],
    [
      'an AVIF that would take 200 MB to unpack',
      async () => asFile(await drawing({ width: 4000, height: 3001 }).avif({ effort: 0 }).toBuffer()),
      'TOO_MANY_PIXELS',
    ],
    [
      'a picture of twice as many bytes as its pixels',
      async () =>
        asFile(
          await drawing({ width: 7000, height: 5000 })
            .toColourspace('rgb16')
            .png({ compressionLevel: 1 })
            .toBuffer(),
        ),
      'TOO_MANY_PIXELS',
    ],
    ['one long line', () => blankPng(60_000_000, 1), 'TOO_MANY_PIXELS'],
    ['an SVG', () => svg('<rect width="9" height="9"/>'), 'MIXED'],
    ['an SVG with a script', () => svg('<script>alert(1)</script>'), 'MIXED'],
    ['an SVG behind blanks', () => joined(' '.repeat(70_000), svg('')), 'MIXED'],
    ['a web page', () => joined('<!doctype html><title>x</title>'), 'MIXED'],
    [
      'a JPEG with a program behind it',
      async () => joined(await aPicture(), '<?php system($_GET[0]);'),
      'MIXED',
    ],
    [
      'a JPEG with a script in its comment',
      async () => {
        const jpeg = await aPicture();
        return joined(jpeg.subarray(0, 2), '\xff\xfe\x00\x1b<script>alert(1)</script>', jpeg.subarray(2));
      },
      'MIXED',
    ],
    ['a PNG that is an archive as well', async () => joined(await drawing().png().toBuffer(), zip), 'MIXED'],
    [
      'a PDF within a JPEG',
      async () => joined((await aPicture()).subarray(0, 20), '%PDF-1.7', (await aPicture()).subarray(20)),
      'MIXED',
    ],
    ['a GIF, moving or not', async () => asFile(await frames('gif')), 'TYPE'],
    ['a WebP that moves', async () => asFile(await frames('webp')), 'ANIMATED'],
    ['a TIFF', async () => asFile(await drawing().tiff().toBuffer()), 'TYPE'],
    ['text', () => joined('name,price\n'), 'TYPE'],
    ['half a JPEG', () => cut(noise().jpeg().toBuffer()), 'DAMAGED'],
    ['half a PNG', () => cut(noise().png().toBuffer()), 'DAMAGED'],
    ['half a WebP', () => cut(noise().webp().toBuffer()), 'TYPE'],
    ['a header and nothing behind it', async () => (await aPicture()).subarray(0, 200), 'TYPE'],
    [
      'a thumbnail',
      async () => asFile(await drawing({ width: 599, height: 300 }).jpeg().toBuffer()),
      'TOO_SMALL',
    ],
    [
      'a line',
      async () =>
        asFile(
          await sharp(await aPicture())
            .resize(10_000, 2, { fit: 'fill' })
            .jpeg()
            .toBuffer(),
        ),
      'TOO_SMALL',
    ],
  ])('%s is refused', async (_what, file, reason) => {
    const { status, body } = await admin.rest('POST', '/pictures', await file());

    expect({ status, ...body }).toMatchObject({ status: 422, code: 'PICTURE_REFUSED', reason });
    expect(body.message).toMatch(/^This .+\.$/);
    expect(await shop.database.query('SELECT FROM picture')).toEqual([]);
  });

  test('a file above 8 MB is refused without being stored, and an empty file is refused', async () => {
    const { status, body } = await admin.rest('POST', '/pictures', new Uint8Array(8 * 1024 * 1024 + 1));
    expect({ status, ...body }).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
    expect(await admin.rest('POST', '/pictures', new Uint8Array(0))).toMatchObject({ status: 400 });
  });

  test.each(['png', 'webp', 'avif'] as const)('a %s is accepted with any content type', async (format) => {
    const file = asFile(await drawing().toFormat(format).toBuffer());
    const { status } = await admin.rest('POST', '/pictures', file, { 'Content-Type': 'text/plain' });
    expect(status).toBe(200);
  });

  test('concurrent uploads above the limit are refused and memory stays bounded', async () => {
    const files = Array.from({ length: 12 }, (_, index) => blankPng(7000, 7000 - index));
    const before = process.resourceUsage().maxRSS;

    const answers = await Promise.all(files.map((file) => admin.rest('POST', '/pictures', file)));

    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
    for (const { status, headers, body } of answers) {
      if (status === 200) continue;
      expect({ status, ...body }).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
      expect(headers.get('Retry-After')).toBe('3');
    }
    // In kB. One of them alone has 49 megapixels.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(150_000);
  });
});

test('an admin can upload a limited number of photos a minute', async () => {
  const shop = await createTestShop({ env: { RATE_LIMITS: 'on' } });
  const admin = await shop.signIn({ role: Role.ADMIN });
  const nothing = new Uint8Array(1);
  for (let sent = 0; sent < 60; sent++) await admin.rest('POST', '/pictures', nothing);

  expect(await admin.rest('POST', '/pictures', nothing)).toMatchObject({ status: 429 });
  await shop.close();
});
