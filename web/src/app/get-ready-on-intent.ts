import { whenIdle } from '#shared/browser/when-idle';
import { pageSystem } from '#shared/ui/theme/ground';

const signsOfLife = ['pointermove', 'touchstart', 'scroll', 'keydown'];

/**
 * Makes the style system once there is a reader: a page from the server does without it until something is shown that was not
 * on it (`shared/ui/theme/page-styles.ts`), which should not have to wait for it then.
 */
export function getReadyOnIntent(): void {
  function getReady() {
    for (const sign of signsOfLife) removeEventListener(sign, getReady, true);
    whenIdle(() => pageSystem.isValidProperty('color'));
  }
  for (const sign of signsOfLife) addEventListener(sign, getReady, { capture: true, passive: true });
}
