import { chakra } from '#shared/ui/chakra';
import type { Verdict } from '#shared/gql/schema-types.generated';

/** The color of each verdict, by a variant of that name. */
export const verdictColors = {
  FITS: { color: 'fg.success' },
  FITS_IF: { color: 'fg.warning' },
  DOES_NOT_FIT: { color: 'fg.error' },
  UNKNOWN: { color: 'fg.subtle' },
};

const Nut = chakra('svg', {
  base: {
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '& .full': { fill: 'currentColor' },
    // The check is cut out of the nut in the color behind it.
    '& .cut': { stroke: 'var(--nut-ground, {colors.bg.panel})', strokeWidth: '2.25' },
    '& .dashed': { strokeDasharray: '3.1 2.55', strokeLinecap: 'butt' },
  },
  variants: {
    verdict: verdictColors,
  },
});

const outline = 'M10 1.6 17.3 5.8v8.4L10 18.4l-7.3-4.2V5.8z';

const shapes = {
  FITS: (
    <>
      <path className="full" d={outline} />
      <path className="cut" d="m6.4 10.2 2.5 2.5 4.7-5.2" />
    </>
  ),
  FITS_IF: (
    <>
      <path d={outline} />
      <path className="full" d="M10 1.6v16.8l-7.3-4.2V5.8z" />
    </>
  ),
  DOES_NOT_FIT: (
    <>
      <path d={outline} />
      <path d="m7.5 7.5 5 5M12.5 7.5l-5 5" />
    </>
  ),
  UNKNOWN: <path className="dashed" d={outline} />,
} satisfies Record<Verdict, React.ReactNode>;

/**
 * The nut: does it go on? Full, half, crossed or dashed, so that it works without color; the text next to it states the
 * verdict for screen readers. `size` in px; `--nut-ground` is the background behind it, a panel by default.
 */
export function VerdictMark({ verdict, size = 18 }: { verdict: Verdict; size?: number }) {
  return (
    <Nut viewBox="0 0 20 20" verdict={verdict} htmlWidth={size} htmlHeight={size} aria-hidden>
      {shapes[verdict]}
    </Nut>
  );
}
