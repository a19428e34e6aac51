import { type ByRoleOptions, screen, waitFor } from '@testing-library/react';

/**
 * A dialog that a user could respond to by now: focus went into it. It takes focus a frame after it opened, and one
 * that is closed before that, as only a test can, gives none back.
 */
export async function findDialog(
  role: 'alertdialog' | 'dialog',
  options?: ByRoleOptions,
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, options);
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement | null));
  return dialog;
}
