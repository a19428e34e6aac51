/** Lets the browser draw and answer the reader in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Each import is a task of its own: making the look takes as long as running all other modules together. */
async function start(): Promise<void> {
  // The starter of a built page may run before the end of the page has arrived.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
    });
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  await import('#shared/ui/theme/base');
  await nextTask();
  await import('#shared/ui/theme/system');
  await nextTask();
  const { hydrate } = await import('#app/hydrate');
  await nextTask();
  await hydrate(root);
}

void start();
