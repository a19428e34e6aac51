import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aDraft, aPart } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { anAdmin, renderApp } from '#testing/render-app';
import type {
  MutationAddPartArgs,
  MutationSavePartDraftArgs,
  Part,
  PartDraft,
} from '#testing/schema.generated';

/** An upload, as the browser would send it; the test responds in place of the shop. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers = new Map<string, string>();
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  response: unknown = null;
  target = '';
  body: File | undefined;

  open(method: string, address: string) {
    this.target = `${method} ${address}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: File) {
    this.body = body;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    act(() => this.onload?.());
  }
}

const browser = { XMLHttpRequest: globalThis.XMLHttpRequest };
beforeEach(() => {
  FakeRequest.sent = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  // Missing in jsdom.
  Object.assign(URL, {
    createObjectURL: ({ name }: File) => `blob:${name}`,
    revokeObjectURL: () => undefined,
  });
});
afterEach(() => {
  Object.assign(globalThis, browser);
});

const link = (digit: string) => `/pictures/uploaded/${digit.repeat(32)}-900.webp`;
const in640 = (digit: string) => link(digit).replace('-900', '-640');
const picture = (name: string, bytes = 1000) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

async function openForm(shop = new MockApi()) {
  shop.answer({
    partTypes: [],
    addPart({ input }: MutationAddPartArgs) {
      shop.parts.push(aPart(input as Partial<Part>));
      return shop.parts.at(-1)!;
    },
  });
  const app = await renderApp({ path: '/dashboard/addproduct', shop, as: anAdmin() });
  const group = await screen.findByRole('group', { name: 'Pictures' });
  const sent = async (count: number) => {
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(count));
    return FakeRequest.sent.at(-1)!;
  };
  /** The pictures in their current order, by their files. */
  const shown = () =>
    within(screen.getByRole('group', { name: 'Pictures' }))
      .queryAllByRole('img')
      .map((img) => img.getAttribute('src'));
  return {
    ...app,
    group,
    sent,
    choose: (...files: File[]) => app.user.upload(screen.getByLabelText('Choose photos'), files),
    shown,
    field: (label: string) => screen.getByLabelText(new RegExp(`^${label}`)),
    press: (name: string) => app.user.click(screen.getByRole('button', { name })),
    fill() {
      for (const [label, value] of [
        ['Product Name', 'Disc'],
        ['Price', '64.90'],
        ['Minimum Order Quantity', '2'],
        ['Available Quantity', '36'],
        ['Short Description', 'Cast iron.'],
      ] as const)
        fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    },
    async withPictures(...digits: string[]) {
      await app.user.upload(
        screen.getByLabelText('Choose photos'),
        digits.map((digit) => picture(`${digit}.jpg`)),
      );
      for (const [index, digit] of digits.entries())
        (await sent(index + 1)).answer(200, { url: link(digit) });
      await waitFor(() => expect(shown()).toEqual(digits.map(in640)));
    },
  };
}

test("chosen photos are uploaded one by one, shown meanwhile, and become the product's in order", async () => {
  const { choose, sent, shown, field, fill, press, shop, group } = await openForm();
  fill();
  await choose(picture('front.jpg', 2_000_000), picture('side.jpg'));

  const first = await sent(1);
  expect(first.target).toBe('POST /pictures');
  expect(first.headers.get('authorization')).toMatch(/^Bearer /);
  expect(shown()).toEqual(['blob:front.jpg', 'blob:side.jpg']);
  act(() => first.upload.onprogress?.({ loaded: 1_000_000, total: 2_000_000 }));
  expect(within(group).getByText('1.0 of 1.9 MB')).toBeVisible();
  await press('Add to Stock');
  expect(field('Image Direct Link')).toHaveAccessibleDescription(
    'A photo is still uploading. Wait until it has finished',
  );
  expect(shop.calls('AddProduct')).toHaveLength(0);

  first.answer(200, { url: link('a') });
  (await sent(2)).answer(200, { url: link('b') });
  await waitFor(() => expect(shown()).toEqual([in640('a'), in640('b')]));
  expect(field('Image Direct Link')).toHaveValue(link('a'));
  expect(field('More Image Links')).toHaveValue(link('b'));
  await press('Add to Stock');
  await screen.findByText('New Product is added successfully!');
  expect(shop.calls('AddProduct').at(-1)!.variables.input).toMatchObject({
    image: link('a'),
    moreImages: [link('b')],
  });
  expect(shown()).toEqual([]);
});

test('a rejected photo shows the reason, the others continue, and a failed one can be retried', async () => {
  const { choose, sent, shown, press, group } = await openForm();
  await choose(picture('bomb.png'), picture('good.jpg'), picture('huge.jpg', 8 * 1024 * 1024 + 1));

  (await sent(1)).answer(422, { code: 'PICTURE_REFUSED', message: 'This picture is 90000 × 90000.' });
  (await sent(2)).answer(200, { url: link('a') });
  expect(await within(group).findByText('A photo can be up to 8 MB.')).toBeVisible();
  expect(within(group).getByText('This picture is 90000 × 90000.')).toBeVisible();
  expect(FakeRequest.sent).toHaveLength(2);
  expect(shown()).toEqual([in640('a'), 'blob:bomb.png', 'blob:huge.jpg']);

  // A retry would reject both again.
  expect(within(group).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await press('Remove huge.jpg');
  await press('Remove bomb.png');

  await choose(picture('side.jpg'));
  const lost = await sent(3);
  act(() => lost.onerror?.());
  expect(await within(group).findByText("We couldn't reach the server. Try again.")).toBeVisible();
  await press('Try again');
  (await sent(4)).answer(429, { code: 'RATE_LIMITED', message: 'The shop is busy with other pictures.' });
  expect(await within(group).findByText('The shop is busy with other pictures.')).toBeVisible();
  await press('Remove side.jpg');
  expect(shown()).toEqual([in640('a')]);
});

test('a photo removed before its upload is not uploaded', async () => {
  const { choose, sent, press, tokens, identity } = await openForm();
  tokens.write({ ...tokens.read()!, expiresAt: new Date().toISOString() });
  const { idToken } = identity;
  let renew: (() => void) | undefined;
  identity.idToken = () => new Promise<void>((resolve) => (renew = resolve)).then(idToken);
  await choose(picture('wrong.jpg'));
  await press('Remove wrong.jpg');
  await choose(picture('right.jpg'));
  renew?.();
  expect((await sent(1)).body?.name).toBe('right.jpg');
});

test('the same photo twice is reported and not added', async () => {
  const { choose, sent, withPictures, group } = await openForm();
  await withPictures('a');
  await choose(picture('again.jpg'));
  (await sent(2)).answer(200, { url: link('a') });
  expect(await within(group).findByText('This photo has already been added.')).toBeVisible();
});

test('photos can be dropped and pasted; pasted text with an image is text', async () => {
  const { sent, group } = await openForm();
  const data = (files: File[], ...types: string[]) => ({ files, types: ['Files', ...types] });
  const zone = within(group).getByText('or drop or paste one here');

  fireEvent.dragOver(zone, { dataTransfer: data([]) });
  expect(within(group).getByText('Drop to upload')).toBeVisible();
  fireEvent.drop(within(group).getByText('Drop to upload'), {
    dataTransfer: data([picture('dropped.jpg')]),
  });
  expect((await sent(1)).body?.name).toBe('dropped.jpg');
  FakeRequest.sent[0]!.answer(200, { url: link('a') });

  fireEvent.paste(document.body, { clipboardData: data([picture('copied.png')], 'text/plain') });
  fireEvent.paste(document.body, { clipboardData: data([picture('pasted.jpg')]) });
  expect((await sent(2)).body?.name).toBe('pasted.jpg');
});

test('photos can be reordered by keyboard and by dragging', async () => {
  const { withPictures, shown, field, press, group, user } = await openForm();
  await withPictures('a', 'b', 'c');
  expect(screen.getByRole('button', { name: 'Move photo 1 forward' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move photo 3 back' })).toBeDisabled();

  screen.getByRole('button', { name: 'Move photo 2 forward' }).focus();
  await user.keyboard('{Enter}');
  expect(shown()).toEqual([in640('b'), in640('a'), in640('c')]);
  expect(within(group).getByText('Photo 2 is now photo 1 of 3.')).toBeInTheDocument();
  await press('Move photo 2 back');
  expect(shown()).toEqual([in640('b'), in640('c'), in640('a')]);

  const [, , last] = within(group).getAllByRole('listitem');
  const [first] = within(group).getAllByRole('listitem');
  const dataTransfer = { types: [], files: [] };
  fireEvent.dragStart(within(last!).getByRole('img'), { dataTransfer });
  fireEvent.dragOver(first!, { dataTransfer });
  fireEvent.drop(first!, { dataTransfer });
  expect(shown()).toEqual([in640('a'), in640('b'), in640('c')]);
  expect(field('Image Direct Link')).toHaveValue(link('a'));
});

test('a removed photo can be restored to its place, with its description', async () => {
  const { withPictures, shown, press, user, field } = await openForm();
  await withPictures('a', 'b');
  await user.type(field('Description of photo 1'), 'From the front');

  await press('Remove photo 1');
  expect(shown()).toEqual([in640('b')]);
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(shown()).toEqual([in640('a'), in640('b')]);
  expect(field('Description of photo 1')).toHaveValue('From the front');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a draft stores photos with their descriptions', async () => {
  const shop = new MockApi();
  const kept: PartDraft[] = [];
  shop.answer({
    savePartDraft({ id, input }: MutationSavePartDraftArgs) {
      kept.splice(0, 1, aDraft({ ...(input as Partial<PartDraft>), id: id ?? 'draft-1' }));
      return kept[0]!;
    },
    partDraft: () => kept[0] ?? null,
  });
  const { withPictures, press, user, field, go } = await openForm(shop);
  await withPictures('a', 'b');
  await user.type(field('Description of photo 2'), ' From the side ');
  await press('Move photo 2 forward');
  await press('Save as draft');
  await screen.findByText("Draft saved. Customers can't see it.");
  expect(shop.calls('SaveProductDraft').at(-1)!.variables.input).toMatchObject({
    image: link('b'),
    moreImages: [link('a')],
    imageAlts: ['From the side', ''],
  });

  await go('/dashboard/addproduct');
  await go('/dashboard/addproduct?draft=draft-1');
  expect(await screen.findByDisplayValue('From the side')).toBe(field('Description of photo 1'));
});

test('entered links are shown at once, and one without an image blocks the form', async () => {
  const { field, group, shown, fill, press, shop } = await openForm();
  fill();
  fireEvent.change(field('Image Direct Link'), { target: { value: 'https://example.com/disc.jpg' } });
  fireEvent.change(field('More Image Links'), { target: { value: 'https://example.com/side.jpg\nnothing' } });
  expect(shown()).toEqual(['https://example.com/disc.jpg', 'https://example.com/side.jpg']);

  fireEvent.error(within(group).getByRole('img', { name: 'Photo 2' }));
  expect(within(group).getByText('This link is not an image.')).toBeVisible();
  fireEvent.change(field('More Image Links'), { target: { value: 'https://example.com/side.jpg' } });
  await press('Add to Stock');
  expect(field('More Image Links')).toHaveAccessibleDescription(/“https:\/\/example.com\/side.jpg” is not/);
  expect(shop.calls('AddProduct')).toHaveLength(0);
});
