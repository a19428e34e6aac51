import { chakra } from '#shared/ui/chakra';

const whole = 'm10 1.5 2.6 5.6 6 .7-4.5 4.1 1.2 6L10 14.9l-5.3 3 1.2-6L1.4 7.8l6-.7z';
const leftHalf = 'M10 1.5v13.4l-5.3 3 1.2-6L1.4 7.8l6-.7z';

const Star = chakra('svg', { base: { boxSize: '5', fill: 'currentColor' } });
const Unlit = chakra('path', { base: { fill: 'bg.emphasized' } });

/** A rating of up to five stars in half steps. A missing rating is shown as text, never as five gray stars. */
export function Stars({ rating }: { rating: number | null }) {
  if (rating === null) return <chakra.span color="fg.subtle">No rating</chakra.span>;
  const halves = Math.round(rating * 2);
  return (
    <chakra.span
      display="inline-flex"
      gap="0.5"
      color="fg.star"
      role="img"
      aria-label={`${halves / 2} out of 5 stars`}
    >
      {[1, 2, 3, 4, 5].map((position) => (
        <Star key={position} viewBox="0 0 20 20" aria-hidden>
          {halves < position * 2 && <Unlit d={whole} />}
          {halves >= position * 2 && <path d={whole} />}
          {halves === position * 2 - 1 && <path d={leftHalf} />}
        </Star>
      ))}
    </chakra.span>
  );
}
