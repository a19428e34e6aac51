import { nextTask } from '#shared/browser/next-task';

/** Each import is a task of its own: Chakra and Emotion take as long to run as all other modules together. */
async function start(): Promise<void> {
  // The starter of a built page may run before the end of the page has arrived.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  await import('#shared/ui/theme/base');
  await nextTask();
  const { hydrate } = await import('#app/hydrate');
  await nextTask();
  await hydrate(root);
}

void start();
