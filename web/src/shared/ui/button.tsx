import { chakra } from '#shared/ui/chakra';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonRecipe } from './button.recipe';
import { Spinner } from './spinner';

const ButtonBase = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A button's own props in addition to those of the element and of the recipe. */
export interface ButtonProps extends ComponentProps<typeof ButtonBase> {
  /** Shown before the label; while busy a spinner replaces it. */
  icon?: ReactNode;
  /** Keeps label and width, shows a spinner and ignores clicks. */
  busy?: boolean;
}

/** A button of the shop. It is `type="button"` by default. */
export function Button({ icon, busy = false, onClick, children, ...props }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // preventDefault also keeps a busy submit button from sending its form twice.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <ButtonBase {...props} aria-disabled={busy || undefined} aria-busy={busy || undefined} onClick={press}>
      {busy ? <Spinner aria-hidden /> : icon}
      {/* A text of its own: a browser that translates the page replaces texts, and the spinner must still find its place. */}
      <chakra.span display="contents">{children}</chakra.span>
    </ButtonBase>
  );
}
