import { chakra } from '#shared/ui/chakra';
import { useEffect, useRef, useState } from 'react';
import { usePublicConfig } from '#shared/config/config-context';
import { shopDay } from '#shared/format/dates';
import { Stars } from '#shared/ui/stars';
import { VerdictMark } from '#shop-kit/car/verdict-mark';
import { LinkButton } from '#shared/ui/text-link';
import type { ReviewCard_ReviewFragment } from './latest-reviews.generated';

const Frame = chakra('article', {
  base: {
    height: 'full',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    p: '5',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'card',
  },
});

const Author = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    mt: 'auto',
    pt: '3',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    lineHeight: '1.25',
  },
});

interface ReviewCardProps {
  review: ReviewCard_ReviewFragment;
  /** The author's answer to "Did it fit?"; null if there is none. */
  fitted?: boolean | null;
}

/** One customer's review. A long text shows six lines and the rest on demand. */
export function ReviewCard({ review, fitted = null }: ReviewCardProps) {
  const { timeZone } = usePublicConfig();
  const [open, setOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);

  useEffect(
    function noticeACutText() {
      const observer = new ResizeObserver(([entry]) => {
        if (entry) setIsCut(entry.target.scrollHeight > entry.target.clientHeight + 1);
      });
      if (text.current) observer.observe(text.current);
      return () => observer.disconnect();
    },
    [review.review],
  );

  return (
    <Frame>
      <Stars rating={review.rating} />
      <chakra.p ref={text} lineClamp={open ? undefined : '6'} whiteSpace="pre-line" overflowWrap="anywhere">
        {review.review}
      </chakra.p>
      {(isCut || open) && (
        <LinkButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Read more'}
        </LinkButton>
      )}
      <Author>
        <chakra.img
          src={review.image}
          alt=""
          htmlWidth={40}
          htmlHeight={40}
          boxSize="10"
          flex="none"
          borderRadius="full"
          bg="petrol.muted"
          objectFit="cover"
          loading="lazy"
        />
        <chakra.span minWidth="0" overflowWrap="anywhere">
          <b>{review.name}</b>
          <br />
          <chakra.time dateTime={review.createdAt} color="fg.subtle" fontSize="sm" textStyle="number">
            {shopDay(review.createdAt, timeZone)}
          </chakra.time>
          {fitted !== null && (
            <chakra.span
              display="flex"
              alignItems="center"
              gap="1.5"
              mt="1"
              fontSize="sm"
              fontWeight="semibold"
            >
              <VerdictMark verdict={fitted ? 'FITS' : 'DOES_NOT_FIT'} />
              {fitted ? 'It fit' : "It didn't fit"}
            </chakra.span>
          )}
        </chakra.span>
      </Author>
    </Frame>
  );
}
