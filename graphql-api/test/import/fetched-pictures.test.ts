import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Role } from '../../src/auth/role.js';
import { HttpPictureSource } from '../../src/features/data/import-kinds/parts/pictures/http-picture-source.js';
import { resolvePublicHost } from '../../src/features/data/import-kinds/parts/pictures/public-address.js';
import { MAX_BYTES } from '../../src/features/catalogue/picture/picture.errors.js';
import { aPart } from '../support/builders.js';
import { createTestShop, type Customer, type TestShop } from '../support/create-test-shop.js';
import { aPicture } from '../support/pictures.js';
import { until } from '../support/until.js';
import { exported, preview, then } from './importing.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The host of a supplier, `supplier.example`: each path responds as configured, and counts the requests. */
class Supplier {
  private readonly answers = new Map<string, Answer>();
  readonly asked: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    this.asked.push(path);
    const answer = this.answers.get(path);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The address of a path that no one used before. */
  shows(answer: Answer | Uint8Array, name = `/${++made}.jpg`): string {
    this.answers.set(
      name,
      answer instanceof Uint8Array
        ? (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(answer)
        : answer,
    );
    return `http://supplier.example:${this.port}${name}`;
  }

  askedFor(address: string): number {
    return this.asked.filter((path) => path === new URL(address).pathname).length;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

let made = 0;
let supplier: Supplier;
let shop: TestShop;
let admin: Customer;
const resolved: string[] = [];
const picture = (n: number) => aPicture(`#0b58${String(n).padStart(2, '0')}`);

beforeAll(async () => {
  supplier = new Supplier();
  await supplier.open();
  // The supplier's host is here; what any other is at, production's own rule says.
  const source = new HttpPictureSource((host) => {
    resolved.push(host);
    return host === 'supplier.example'
      ? Promise.resolve({ address: '127.0.0.1', family: 4 })
      : resolvePublicHost(host);
  }, 2000);
  shop = await createTestShop({ pictureSource: source });
  admin = await shop.signIn({ role: Role.ADMIN });
});
afterAll(async () => {
  await shop.close();
  await supplier.close();
});

const fetchDue = () => shop.runTask('picture-fetching');

/** Pretends that so many minutes have passed. */
const later = (minutes: number) =>
  shop.database.query(
    `UPDATE picture_address SET due_at = due_at - $1 * interval '1 minute' WHERE due_at IS NOT NULL`,
    [minutes],
  );

const look = (file: string) => preview(shop, admin, file, 'supplier.csv', 'parts');

async function applied(file: string): Promise<string> {
  const seen = await look(file);
  expect(seen).toMatchObject({ state: 'READY', wrongCount: 0 });
  expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({ state: 'APPLIED', problem: null });
  return seen.id;
}

const undone = (id: string) => then(shop, admin, 'undo', id);

interface Shown {
  readonly image: string | null;
  readonly more: string[];
}

async function shownBy(id: string): Promise<Shown> {
  const [part] = await shop.database.query<[Shown]>(
    'SELECT image, more_images AS more FROM part WHERE id = $1',
    [id],
  );
  return part;
}

async function picturesOf(id: string) {
  const { data, errors } = await admin.graphql(
    'query ($id: ID!) { importPictures(id: $id) { fetched waiting failed failures { address reason } } }',
    { id },
  );
  expect(errors).toBeUndefined();
  return (data as unknown as { importPictures: Record<string, unknown> }).importPictures;
}

const OWN = /^\/pictures\/uploaded\/[0-9a-f]{32}-900\.webp$/;

test('photos named in a file are fetched once it is applied and replace their addresses', async () => {
  const part = await aPart(shop.database, { image: 'https://old.example/a.jpg' });
  const first = supplier.shows(await picture(1));
  const second = supplier.shows(await picture(2));
  const id = await applied(
    `part_id,picture,more_pictures\n${part.id},${first},/pictures/part.webp | ${second}\n`,
  );
  // Until then the links work as before.
  expect(await shownBy(part.id)).toEqual({ image: first, more: ['/pictures/part.webp', second] });
  expect(await picturesOf(id)).toEqual({ fetched: 0, waiting: 2, failed: 0, failures: [] });

  await fetchDue();
  const { image, more } = await shownBy(part.id);
  expect(image).toMatch(OWN);
  expect(more).toEqual(['/pictures/part.webp', expect.stringMatching(OWN)]);
  expect(await picturesOf(id)).toEqual({ fetched: 2, waiting: 0, failed: 0, failures: [] });
  const served = await admin.fetch('GET', image ?? '');
  expect(served.headers.get('content-type')).toBe('image/webp');

  // The change is in the part's history, under the admin who applied the file; so is the other one's, before or after.
  const logged = await shop.database.query(
    `SELECT actor, before->>'image' AS before, after->>'image' AS after FROM audit_log
     WHERE subject_id = $1 AND action = 'PART_CHANGED' AND before->>'image' = $2 AND after->>'image' <> $2`,
    [part.id, first],
  );
  expect(logged).toEqual([{ actor: admin.uid, before: first, after: image }]);

  await fetchDue();
  expect(supplier.askedFor(first)).toBe(1);
});

test('undoing an import restores the earlier photos, although new ones were fetched', async () => {
  const part = await aPart(shop.database, { image: 'https://old.example/b.jpg' });
  const number = `FP-${++made}`;
  const [first, second] = [supplier.shows(await picture(3)), supplier.shows(await picture(4))];
  const id = await applied(
    `part_id,part_number,brand,name,price,stock,picture,more_pictures\n${part.id},,,${part.name},,,${first},${second}\n` +
      `,${number},Norrland,Wheel hub,12.80,4,${first},\n`,
  );
  await fetchDue();
  expect((await shownBy(part.id)).image).toMatch(OWN);

  expect(await undone(id)).toMatchObject({ state: 'UNDONE', problem: null });
  expect(await shownBy(part.id)).toEqual({ image: 'https://old.example/b.jpg', more: [] });
  const added = await shop.database.query(
    'SELECT deleted_at IS NOT NULL AS gone FROM part WHERE part_number = $1',
    [number],
  );
  expect(added).toEqual([{ gone: true }]);
});

test('imports of the same part are undone newest first, whenever their photos were fetched', async () => {
  const part = await aPart(shop.database, { image: 'https://old.example/c.jpg', priceMinor: 1000 });
  const [first, second] = [supplier.shows(await picture(5)), supplier.shows(await picture(6))];
  const a = await applied(`part_id,picture\n${part.id},${first}\n`);
  // Its rows were checked against the part before its picture was loaded.
  const b = await applied(`part_id,price\n${part.id},20\n`);
  await fetchDue();
  const c = await applied(`part_id,picture\n${part.id},${second}\n`);
  await fetchDue();

  expect(await undone(a)).toMatchObject({
    state: 'APPLIED',
    problem: expect.stringContaining('Undo that first'),
  });
  for (const id of [c, b, a]) expect(await undone(id)).toMatchObject({ state: 'UNDONE', problem: null });
  expect(await shownBy(part.id)).toEqual({ image: 'https://old.example/c.jpg', more: [] });
});

test('an undo is refused as a whole when an earlier photo has been removed', async () => {
  const part = await aPart(shop.database);
  const old = supplier.shows(await picture(30));
  await applied(`part_id,picture\n${part.id},${old}\n`);
  await fetchDue();
  const id = await applied(`part_id,picture\n${part.id},https://else.example/g.jpg\n`);
  await shop.database.query(`UPDATE picture SET last_needed_at = now() - interval '8 days'`);
  await shop.runTask('housekeeping');

  const problem = expect.stringMatching(/had a picture that was later removed/);
  expect(await undone(id)).toMatchObject({ state: 'APPLIED', problem });
  expect((await shownBy(part.id)).image).toBe('https://else.example/g.jpg');
});

test('a file naming a missing photo is refused as a whole', async () => {
  const part = await aPart(shop.database);
  const seen = await look(`part_id,picture\n${part.id},/pictures/uploaded/${'0'.repeat(32)}-900.webp\n`);
  const problem = expect.stringMatching(/names a picture that doesn't exist/);
  expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({ state: 'READY', problem });
});

test('an undo is refused for a part that has another photo by now', async () => {
  const part = await aPart(shop.database, { image: 'https://old.example/d.jpg' });
  const id = await applied(`part_id,picture\n${part.id},${supplier.shows(await picture(7))}\n`);
  await fetchDue();
  await shop.database.query(`UPDATE part SET image = 'https://else.example/d.jpg' WHERE id = $1`, [part.id]);

  expect(await undone(id)).toMatchObject({
    state: 'APPLIED',
    problem: expect.stringContaining('changed or removed'),
  });
});

test('a photo fetched after a refused undo is logged under the admin who applied the file, the undo under the one who undid it', async () => {
  const [part, other] = [await aPart(shop.database), await aPart(shop.database)];
  const address = supplier.shows(await picture(31));
  const id = await applied(
    `part_id,picture\n${part.id},${address}\n${other.id},https://else.example/h.jpg\n`,
  );
  await shop.database.query('UPDATE part SET deleted_at = now() WHERE id = $1', [other.id]);
  const colleague = await shop.signIn({ role: Role.ADMIN });
  expect(await then(shop, colleague, 'undo', id)).toMatchObject({ state: 'APPLIED' });

  await fetchDue();

  const actorsOf = async (subjectId: string) =>
    (
      await shop.database.query<{ action: string; actor: string }[]>(
        'SELECT action, actor FROM audit_log WHERE subject_id = $1 ORDER BY at DESC, id DESC',
        [subjectId],
      )
    ).map(({ action, actor }) => [action, actor]);
  expect((await actorsOf(part.id))[0]).toEqual(['PART_CHANGED', admin.uid]);
  await shop.database.query('UPDATE part SET deleted_at = NULL WHERE id = $1', [other.id]);
  expect(await then(shop, colleague, 'undo', id)).toMatchObject({ state: 'UNDONE' });
  expect((await actorsOf(id))[0]).toEqual(['IMPORT_UNDONE', colleague.uid]);
});

test('a preview from before a photo was fetched keeps the photo', async () => {
  const part = await aPart(shop.database, { image: 'https://old.example/e.jpg' });
  const address = supplier.shows(await picture(8));
  await applied(`part_id,picture\n${part.id},${address}\n`);
  const seen = await look(`part_id,price\n${part.id},77\n`);
  await fetchDue();

  expect(await then(shop, admin, 'apply', seen.id)).toMatchObject({ state: 'APPLIED' });
  await fetchDue();
  expect((await shownBy(part.id)).image).toMatch(OWN);
  expect(supplier.askedFor(address)).toBe(1);
});

test('the same file and the export change nothing later', async () => {
  const part = await aPart(shop.database, { image: null });
  const file = `part_id,picture\n${part.id},${supplier.shows(await picture(9))}\n`;
  await applied(file);
  await fetchDue();

  expect(await look(file)).toMatchObject({ state: 'READY', sameCount: 1, changedCount: 0 });
  expect(await look(await exported(admin, 'parts'))).toMatchObject({
    newCount: 0,
    changedCount: 0,
    wrongCount: 0,
  });
});

test('a part with another photo by now keeps it, and the others get theirs', async () => {
  const [first, other] = [await aPart(shop.database), await aPart(shop.database)];
  const address = supplier.shows(await picture(10));
  await applied(`part_id,picture\n${first.id},${address}\n${other.id},${address}\n`);
  await shop.database.query(`UPDATE part SET image = 'https://else.example/f.jpg' WHERE id = $1`, [first.id]);
  await fetchDue();

  expect((await shownBy(first.id)).image).toBe('https://else.example/f.jpg');
  expect((await shownBy(other.id)).image).toMatch(OWN);
  expect(supplier.askedFor(address)).toBe(1);
});

test('nothing is fetched for an unapplied or undone import', async () => {
  const part = await aPart(shop.database);
  const address = supplier.shows(await picture(11));
  const seen = await look(`part_id,picture\n${part.id},${address}\n`);
  await fetchDue();
  await then(shop, admin, 'apply', seen.id);
  await undone(seen.id);
  await fetchDue();

  expect(supplier.askedFor(address)).toBe(0);
  expect(await picturesOf(seen.id)).toMatchObject({ fetched: 0, waiting: 0, failed: 0 });
  expect(await shop.database.query('SELECT FROM picture_address WHERE address = $1', [address])).toEqual([]);
});

test('nothing is fetched while another parts file is being written', async () => {
  const part = await aPart(shop.database);
  const address = supplier.shows(await picture(31));
  const id = await applied(`part_id,picture\n${part.id},${address}\n`);
  const [written] = await shop.database.query<[{ id: string }]>(
    `INSERT INTO file_import (id, kind, actor, file_name, state, stage)
     VALUES (gen_random_uuid(), 'PARTS', 'system', 'other.csv', 'APPLYING', 'WRITING') RETURNING id`,
  );
  await fetchDue();
  expect(await picturesOf(id)).toMatchObject({ fetched: 0, waiting: 1 });

  await shop.database.query('DELETE FROM file_import WHERE id = $1', [written.id]);
  await fetchDue();
  expect(await picturesOf(id)).toMatchObject({ fetched: 1, waiting: 0 });
});

test('a failing host is asked four times at growing intervals; then admins see address and reason', async () => {
  const part = await aPart(shop.database);
  const address = supplier.shows((_request, response) => response.writeHead(503).end());
  const id = await applied(`part_id,picture\n${part.id},${address}\n`);
  for (const [turn, pause] of [1, 5, 30].entries()) {
    await fetchDue();
    await later(pause - 0.5);
    await fetchDue();
    expect(supplier.askedFor(address)).toBe(turn + 1);
    expect(await picturesOf(id)).toMatchObject({ waiting: 1, failed: 0 });
    await later(0.6);
  }
  await fetchDue();
  expect(supplier.askedFor(address)).toBe(4);
  const failures = [{ address, reason: 'The host answered 503.' }];
  expect(await picturesOf(id)).toEqual({ fetched: 0, waiting: 0, failed: 1, failures });
  expect((await shownBy(part.id)).image).toBe(address);
});

test('a photo is fetched once its host responds', async () => {
  const part = await aPart(shop.database);
  const bytes = await picture(12);
  let asked = 0;
  const address = supplier.shows((_request, response) => {
    asked += 1;
    if (asked === 1) response.socket?.destroy();
    else response.end(bytes);
  });
  const id = await applied(`part_id,picture\n${part.id},${address}\n`);
  await fetchDue();
  expect(await picturesOf(id)).toMatchObject({ waiting: 1 });
  await later(2);
  await fetchDue();
  expect(await picturesOf(id)).toMatchObject({ fetched: 1, waiting: 0 });
});

test('the fetch of a dead instance is resumed after its lease', async () => {
  const part = await aPart(shop.database);
  const address = supplier.shows(await picture(13));
  const id = await applied(`part_id,picture\n${part.id},${address}\n`);
  // Claimed, and never updated again.
  await shop.database.query(
    `UPDATE picture_address SET attempts = 1, due_at = now() + interval '1 minute' WHERE address = $1`,
    [address],
  );
  await fetchDue();
  expect(supplier.askedFor(address)).toBe(0);
  await later(2);
  await fetchDue();
  expect(await picturesOf(id)).toMatchObject({ fetched: 1 });
});

test('several instances fetch an address once', async () => {
  const parts = await Promise.all(Array.from({ length: 6 }, () => aPart(shop.database)));
  const addresses = await Promise.all(parts.map(async (_part, n) => supplier.shows(await picture(20 + n))));
  await applied(`part_id,picture\n${parts.map(({ id }, n) => `${id},${addresses[n]}`).join('\n')}\n`);
  await Promise.all([fetchDue(), fetchDue(), fetchDue()]);

  expect(addresses.map((address) => supplier.askedFor(address))).toEqual(addresses.map(() => 1));
  for (const { id } of parts) expect((await shownBy(id)).image).toMatch(OWN);
});

test('of two addresses of one photo, the part shows one, and admins see the other as a duplicate', async () => {
  const part = await aPart(shop.database);
  const bytes = await picture(14);
  const [first, second] = [supplier.shows(bytes), supplier.shows(bytes)];
  const id = await applied(`part_id,picture,more_pictures\n${part.id},${first},${second}\n`);
  await fetchDue();
  const { image, more } = await shownBy(part.id);
  expect([image, ...more].filter((link) => OWN.test(link ?? ''))).toHaveLength(1);
  expect(await picturesOf(id)).toMatchObject({
    ...{ fetched: 1, failed: 1 },
    failures: [{ reason: expect.stringContaining('a duplicate of another photo of the part') }],
  });
  expect(await undone(id)).toMatchObject({ state: 'UNDONE' });
});

/** Result for a picture at a URL: the reason that admins see. */
async function reasonOf(address: string): Promise<unknown> {
  const part = await aPart(shop.database);
  const id = await applied(`part_id,picture\n${part.id},${address}\n`);
  await fetchDue();
  const { failures } = await picturesOf(id);
  return (failures as { reason: string }[])[0]?.reason;
}

describe('C52: refused without a fetch', () => {
  test.each([
    ...['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '0x7f.1', '2130706433', '169.254.169.254'],
    ...['10.0.0.1', '[fd00:ec2::254]'],
  ])("an address of the shop's own network: %s", async (host) => {
    const path = `/${++made}.jpg`;
    supplier.shows(await picture(15), path);
    expect(await reasonOf(`http://${host}:${supplier.port}${path}`)).toMatch(/is not on the public internet/);
    expect(supplier.asked).not.toContain(path);
  });

  test('a redirect to it', async () => {
    const path = `/${++made}.jpg`;
    supplier.shows(await picture(16), path);
    const there = `http://127.0.0.1:${supplier.port}${path}`;
    const address = supplier.shows((_request, response) =>
      response.writeHead(302, { location: there }).end(),
    );
    expect(await reasonOf(address)).toMatch(/127\.0\.0\.1 is not on the public internet/);
    expect(supplier.asked).not.toContain(path);
  });

  test('a redirect to a file', async () => {
    const address = supplier.shows((_request, response) =>
      response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    );
    expect(await reasonOf(address)).toMatch(/not an http or https address/);
  });

  test('a page that claims to be an image', async () => {
    const address = supplier.shows((_request, response) =>
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<!doctype html><p>Log in'),
    );
    expect(await reasonOf(address)).toEqual(expect.any(String));
  });

  test('a response larger than the limit, before it is complete', async () => {
    let isCut = false;
    const address = supplier.shows((_request, response) => {
      response.on('close', () => (isCut = true));
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024)));
      };
      response.on('drain', more);
      more();
    });
    expect(await reasonOf(address)).toBe(`A picture has at most ${MAX_BYTES / 1024 ** 2} MB.`);
    await until(() => Promise.resolve(isCut), 'the connection to be cut');
  });
});

test('redirects are followed three times, with one lookup per host', async () => {
  const hops = (left: number, end: string): string =>
    left === 0
      ? end
      : supplier.shows((_request, response) =>
          response.writeHead(301, { location: hops(left - 1, end) }).end(),
        );
  const part = await aPart(shop.database);
  resolved.length = 0;
  const id = await applied(`part_id,picture\n${part.id},${hops(3, supplier.shows(await picture(17)))}\n`);
  await fetchDue();
  expect(await picturesOf(id)).toMatchObject({ fetched: 1 });
  expect(resolved).toHaveLength(4);

  const far = hops(4, supplier.shows(await picture(18)));
  const another = await applied(`part_id,picture\n${part.id},${far}\n`);
  await fetchDue();
  expect(await picturesOf(another)).toMatchObject({ waiting: 1 });
  const [row] = await shop.database.query<[{ problem: string }]>(
    'SELECT problem FROM picture_address WHERE address = $1',
    [far],
  );
  expect(row.problem).toBe('The host redirected more than 3 times.');
});

test('a host that sends slowly forever is cut off after a time limit', async () => {
  const part = await aPart(shop.database);
  const address = supplier.shows((_request, response) => {
    const drip = setInterval(() => response.write('x'), 50);
    response.on('close', () => clearInterval(drip));
  });
  await applied(`part_id,picture\n${part.id},${address}\n`);
  await fetchDue();
  const [row] = await shop.database.query<[{ problem: string }]>(
    'SELECT problem FROM picture_address WHERE address = $1',
    [address],
  );
  expect(row.problem).toBe('The host took longer than 2 seconds.');
});
