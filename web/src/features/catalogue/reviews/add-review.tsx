import { chakra } from '#shared/ui/chakra';
import { useField } from 'react-final-form';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { trimText } from '#shared/format/visible-text';
import { SelectField } from '#shared/forms/select-field';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { atMost } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import { Panel } from '#shared/ui/panel';
import { Stars } from '#shared/ui/stars';
import { postReviewInputLimits } from '#shared/gql/limits.generated';
import { DraftForm } from '#shop-kit/draft-form';
import type { ReviewCard_ReviewFragment } from './latest-reviews.generated';
import { EarlierReview } from './earlier-review';
import { OtherReviews } from './other-reviews';
import { ReviewCard } from './review-card';
import { usePostReview } from './use-post-review';
import { useReceivedPartsQuery } from './received-parts.generated';

/** Choice of the received part that a review is about; nothing if none was received. */
function PartField() {
  const { data } = useReceivedPartsQuery({ fetchPolicy: 'cache-and-network' });
  const parts = data?.myReceivedParts ?? [];
  if (parts.length === 0) return null;
  return (
    <SelectField
      name="partId"
      label="Part"
      placeholder="General shop review"
      options={parts.map(({ id, name }) => ({ value: id, label: name }))}
      optional
    />
  );
}

interface ReviewValues {
  partId: string;
  rating: string;
  review: string;
}

/** Limits of the API (PostReviewInput). */
const longest = postReviewInputLimits.review.max;

const ratings = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }));

/** Other clients give half stars: such a rating can be kept. */
const withHalf = (given: string) => (given ? [{ value: given, label: given }, ...ratings] : ratings);

/** The rating as visitors will see it. */
function RatingField() {
  const { input } = useField<string>('rating', { subscription: { value: true } });
  return (
    <SelectField
      name="rating"
      label="Rating"
      placeholder="Give your rating"
      options={ratings.some(({ value }) => value === input.value) ? ratings : withHalf(input.value)}
      hint={<Stars rating={input.value ? Number(input.value) : null} />}
      optional
    />
  );
}

function FeedbackField() {
  const { input } = useField<string>('review', { subscription: { value: true } });
  const left = longest - trimText(input.value).length;
  return (
    <TextField
      name="review"
      label="Your Feedback"
      autoComplete="off"
      hint={left < 200 && left >= 0 ? `${left} ${left === 1 ? 'character' : 'characters'} left` : undefined}
      multiline
      optional
    />
  );
}

/** The posted review as visitors see it; without stars and text it is not shown. It takes focus from the button. */
function PostedReview({ review }: { review: ReviewCard_ReviewFragment }) {
  const heading = useFocusWhenShown<HTMLHeadingElement>();
  const isShown = review.rating !== null || review.review !== '';
  return (
    <chakra.section aria-labelledby="posted-review" display="grid" gap="3">
      <chakra.h2 ref={heading} id="posted-review" tabIndex={-1} textStyle="h3">
        {isShown ? 'Your review, as visitors see it' : 'Your review is saved'}
      </chakra.h2>
      {isShown ? (
        <ReviewCard review={review} />
      ) : (
        <chakra.p color="fg.muted">Reviews without a rating or text aren't shown.</chakra.p>
      )}
    </chakra.section>
  );
}

/** Form and reviews next to each other where there is room. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, {sizes.form})', xl: '{sizes.form} minmax(0, 1fr)' },
  },
});

/** Collects what the customer thinks of the shop, or of a received part. Then the review shows next to the form. */
export function AddReview() {
  const { post, posted, times } = usePostReview();

  // An emptied field is missing from what the form hands over.
  async function submit({ partId, rating, review }: Partial<ReviewValues>) {
    const input = { rating: rating ? Number(rating) : null, review: trimText(review ?? '') };
    return post(partId ? { ...input, partId } : input);
  }

  return (
    <Columns>
      <Panel aria-label="Your review" p={{ base: '4', sm: '6' }}>
        <DraftForm<ReviewValues>
          key={times}
          label="Your review"
          draftKey="review"
          initialValues={{ partId: '', rating: '', review: '' }}
          validate={({ review }) => ({
            review: atMost(longest, review, 'Your Feedback'),
          })}
          onSubmit={submit}
        >
          {({ busy }) => (
            <>
              <PartField />
              <EarlierReview />
              <RatingField />
              <FeedbackField />
              <SubmitError />
              <Button type="submit" justifySelf="start" busy={busy}>
                Post
              </Button>
            </>
          )}
        </DraftForm>
      </Panel>
      <chakra.div display="grid" gap="6">
        {posted && <PostedReview key={times} review={posted} />}
        <OtherReviews except={posted?.id} />
      </chakra.div>
    </Columns>
  );
}
