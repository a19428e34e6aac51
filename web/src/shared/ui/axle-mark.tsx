import { chakra } from '#shared/ui/chakra';

const Drawing = chakra('svg');

type AxleMarkProps = React.ComponentProps<typeof Drawing> & {
  /** The yellow hub of the logo; without it the hub is a ring, as on labels and in the marquee. */
  lit?: boolean;
};

/** A drive axle seen from above. Decoration: the text next to it names the shop. */
export function AxleMark({ lit = false, ...props }: AxleMarkProps) {
  return (
    <Drawing
      viewBox="0 0 40 24"
      fill="none"
      width="2.5rem"
      height="1.5rem"
      aria-hidden
      flex="none"
      {...props}
    >
      <rect x="0" y="1" width="7" height="22" rx="2" fill="currentColor" />
      <rect x="33" y="1" width="7" height="22" rx="2" fill="currentColor" />
      <path d="M7 12h7M26 12h7" stroke="currentColor" strokeWidth="3.5" />
      <chakra.circle
        cx="20"
        cy="12"
        r="6.25"
        stroke="currentColor"
        strokeWidth="3.5"
        fill={lit ? 'signal.solid' : 'none'}
      />
    </Drawing>
  );
}
