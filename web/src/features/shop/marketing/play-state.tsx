/** Icon of the button's next action: two bars pause, a triangle plays. */
export function PlayState({ playing }: { playing: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={playing ? 'M7 4.5v11M13 4.5v11' : 'M6.5 4.5v11l9-5.5z'} />
    </svg>
  );
}
