import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPart, aReview } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import { liveWestOfUtc } from '#testing/west-of-utc';
import type { MutationPostReviewArgs, QueryMyReviewArgs, Review } from '#testing/schema.generated';

async function openForm(shop = new MockApi()) {
  shop.answer({
    postReview({ input }: MutationPostReviewArgs) {
      shop.reviews.unshift(aReview({ ...(input as Partial<Review>), name: 'Marta Lindqvist' }));
      return shop.reviews[0]!;
    },
  });
  const app = await renderApp({
    path: '/dashboard/addreview',
    shop,
    as: aCustomer({ name: 'Marta Lindqvist' }),
  });
  await screen.findByRole('heading', { name: 'Add Review' });
  return {
    ...app,
    rating: () => screen.getByRole('combobox', { name: /^Rating/ }),
    feedback: () => screen.getByRole('textbox', { name: /^Your Feedback/ }),
    post: () => app.user.click(screen.getByRole('button', { name: 'Post' })),
  };
}

test('the rating offers five to one stars and shows the selected ones', async () => {
  const { user, rating } = await openForm();
  expect(
    within(rating())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Give your rating', '5', '4', '3', '2', '1']);
  expect(screen.getByText('No rating')).toBeVisible();
  await user.selectOptions(rating(), '4');
  expect(screen.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
});

test('a posted review is confirmed, shown as visitors see it, and the form is cleared', async () => {
  const { user, rating, feedback, post, shop } = await openForm();
  await user.selectOptions(rating(), '5');
  await user.type(feedback(), 'Fitted in an hour.');
  await post();
  expect(await screen.findByText('Your review is added successfully!')).toBeVisible();
  const posted = screen.getByRole('region', { name: 'Your review, as visitors see it' });
  expect(within(posted).getByText('Fitted in an hour.')).toBeVisible();
  expect(within(posted).getByText('Marta Lindqvist')).toBeVisible();
  expect(within(posted).getByRole('heading')).toHaveFocus();
  expect(rating()).toHaveValue('');
  expect(feedback()).toHaveValue('');
  expect(shop.calls('PostReview').at(-1)!.variables).toEqual({
    input: { rating: 5, review: 'Fitted in an hour.' },
  });
});

test("a new review has the shop's date, whatever its author's time zone", async () => {
  liveWestOfUtc();
  const { post, shop } = await openForm();
  const mine = aReview({ createdAt: '2026-11-26T02:24:00.000Z' });
  shop.answer({ postReview: mine });
  await post();
  const posted = await screen.findByRole('region', { name: 'Your review, as visitors see it' });
  expect(within(posted).getByText('Nov 26, 2026')).toBeVisible();
});

test('rating and feedback are both optional', async () => {
  const { post, shop } = await openForm();
  await post();
  expect(await screen.findByText('Your review is added successfully!')).toBeVisible();
  expect(shop.calls('PostReview').at(-1)!.variables).toEqual({ input: { rating: null, review: '' } });
  expect(screen.getByRole('region', { name: 'Your review is saved' })).toHaveTextContent(
    "Reviews without a rating or text aren't shown.",
  );
});

test('the latest reviews are shown beside the form, and a new one only once', async () => {
  const shop = new MockApi();
  shop.reviews = [3, 2, 1].map((day) => aReview({ review: `Said on day ${day}.` }));
  const { user, feedback, post } = await openForm(shop);
  const others = () => within(screen.getByRole('region', { name: 'Latest reviews' }));
  expect(await screen.findByText('Said on day 3.')).toBeVisible();
  expect(others().getAllByRole('article')).toHaveLength(2);
  await user.type(feedback(), 'Fitted in an hour.');
  await post();
  await screen.findByRole('region', { name: 'Your review, as visitors see it' });
  expect(others().queryByText('Fitted in an hour.')).not.toBeInTheDocument();
  expect(others().getAllByRole('article')).toHaveLength(2);
});

test('a review has at most 2,000 characters', async () => {
  const { feedback, post, shop } = await openForm();
  fireEvent.change(feedback(), { target: { value: 'x'.repeat(1950) } });
  expect(screen.getByText('50 characters left')).toBeVisible();
  fireEvent.change(feedback(), { target: { value: 'x'.repeat(1999) } });
  expect(screen.getByText('1 character left')).toBeVisible();
  fireEvent.change(feedback(), { target: { value: 'x'.repeat(2001) } });
  await post();
  expect(screen.getByText('Your Feedback must be 2,000 characters or shorter')).toBeVisible();
  expect(shop.calls('PostReview')).toHaveLength(0);
});

test('a review that could not be posted stays in the form', async () => {
  const shop = new MockApi();
  shop.fail('PostReview', { code: 'RATE_LIMITED', retryAfterSeconds: 30 });
  const { user, feedback, post } = await openForm(shop);
  await user.type(feedback(), 'Fitted in an hour.');
  await post();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your review was not posted. Too many attempts. Try again in 30 s.',
  );
  expect(feedback()).toHaveValue('Fitted in an hour.');
  await post();
  expect(await screen.findByText('Your review is added successfully!')).toBeVisible();
});

test('a new review shows on a home page visited before', async () => {
  const shop = new MockApi();
  shop.reviews = [aReview({ review: 'An older one.' })];
  const { user, feedback, post, go } = await openForm(shop);
  await go('/');
  expect(await screen.findByText('An older one.')).toBeInTheDocument();
  await go('/dashboard/addreview');
  await screen.findByRole('button', { name: 'Post' });
  await user.type(feedback(), 'Fitted in an hour.');
  await post();
  await screen.findByText('Your review is added successfully!');
  await go('/');
  expect(await screen.findByText('Fitted in an hour.')).toBeInTheDocument();
});

describe('about a part', () => {
  const received = () =>
    new MockApi().answer({ myReceivedParts: [aPart({ id: 'disc', name: 'Front brake disc' })] });

  test('received parts are offered, none of them preselected', async () => {
    const { user, post, shop } = await openForm(received());
    const part = await screen.findByRole('combobox', { name: /^Part/ });
    expect(
      within(part)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['General shop review', 'Front brake disc']);
    await post();
    expect(await screen.findByText('Your review is added successfully!')).toBeVisible();
    expect(shop.calls('PostReview')[0]!.variables).toEqual({ input: { rating: null, review: '' } });
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Part/ }), 'Front brake disc');
    await post();
    await waitFor(() =>
      expect(shop.calls('PostReview')[1]?.variables).toEqual({
        input: { rating: null, review: '', partId: 'disc' },
      }),
    );
  });

  test('an earlier review of the part can be edited, and typed text stays', async () => {
    const earlier = aReview({ rating: 4.5, review: 'Fits well.', partId: 'disc' });
    const shop = new MockApi().answer({
      myReceivedParts: [aPart({ id: 'disc', name: 'Front brake disc' }), aPart({ id: 'pads', name: 'Pads' })],
      myReview: ({ partId }: QueryMyReviewArgs) => (partId === 'disc' ? earlier : null),
    });
    const { user, post, feedback } = await openForm(shop);
    const part = await screen.findByRole('combobox', { name: /^Part/ });
    const rating = screen.getByRole('combobox', { name: /^Rating/ });

    await user.selectOptions(part, 'Front brake disc');
    expect(
      await screen.findByText("You've already reviewed this part. Posting updates your review."),
    ).toBeVisible();
    expect(feedback()).toHaveValue('Fits well.');
    expect(rating).toHaveValue('4.5');

    await user.selectOptions(part, 'Pads');
    await waitFor(() => expect(feedback()).toHaveValue(''));
    expect(rating).toHaveValue('');
    expect(screen.queryByText(/You've already reviewed this part/)).not.toBeInTheDocument();

    await user.type(feedback(), 'Squeal.');
    await user.selectOptions(part, 'Front brake disc');
    expect(await screen.findByText(/You've already reviewed this part/)).toBeVisible();
    expect(feedback()).toHaveValue('Squeal.');
    await post();
    await waitFor(() =>
      expect(shop.calls('PostReview')[0]?.variables).toEqual({
        input: { rating: null, review: 'Squeal.', partId: 'disc' },
      }),
    );
  });

  test('a review changed twice clears the form and is shown each time', async () => {
    const earlier = aReview({ id: 'said', rating: 4, review: 'Fits well.', partId: 'disc' });
    const shop = new MockApi();
    const { user, post, feedback } = await openForm(
      shop.answer({
        myReceivedParts: [
          aPart({ id: 'disc', name: 'Front brake disc' }),
          aPart({ id: 'pads', name: 'Pads' }),
        ],
        myReview: ({ partId }: QueryMyReviewArgs) => (partId === 'disc' ? earlier : null),
      }),
    );
    shop.answer({ postReview: ({ input }: MutationPostReviewArgs) => ({ ...earlier, ...input }) as Review });
    for (const text of ['Fits wel.', 'Fits well.']) {
      await user.selectOptions(await screen.findByRole('combobox', { name: /^Part/ }), 'Front brake disc');
      await screen.findByText(/You've already reviewed this part/);
      fireEvent.change(feedback(), { target: { value: text } });
      await post();
      await waitFor(() =>
        expect(screen.getByRole('heading', { name: 'Your review, as visitors see it' })).toHaveFocus(),
      );
      expect(screen.getByRole('region', { name: 'Your review, as visitors see it' })).toHaveTextContent(text);
    }
    await user.selectOptions(screen.getByRole('combobox', { name: /^Part/ }), 'Pads');
    expect(feedback()).toHaveValue('');
  });

  test('a customer without received parts sees no part field', async () => {
    await openForm();
    expect(screen.queryByRole('combobox', { name: /^Part/ })).not.toBeInTheDocument();
  });

  test('a refusal shows the reason', async () => {
    const shop = received();
    shop.fail('PostReview', { code: 'PART_NOT_RECEIVED' });
    const { user, post } = await openForm(shop);
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Part/ }), 'Front brake disc');
    await post();
    expect(await screen.findByRole('alert')).toHaveTextContent('This part was not shipped to you');
  });
});
