// Keeps the inbox fresh: looks every two seconds while it can be seen, and leaves alone what is being typed.
const EVERY_MS = 2000;

function showLocalTimes(root) {
  for (const time of root.querySelectorAll('time')) {
    const at = new Date(time.dateTime);
    const isToday = at.toDateString() === new Date().toDateString();
    const day = isToday ? {} : { day: 'numeric', month: 'short' };
    time.textContent = at.toLocaleString('en-GB', { ...day, hour: '2-digit', minute: '2-digit' });
    time.title = at.toLocaleString('en-GB');
  }
}

const mailbox = (root) => root.querySelector('[data-live="mailbox"]');
const rowAt = (root, href) => root.querySelector(`.list a[href="${href}"]`);

/** A half-typed password must not vanish under the reader's hands. */
function isTyping() {
  const field = document.querySelector('.password input');
  return field !== null && (field === document.activeElement || field.value !== '');
}

/** What the reader has unfolded stays so, as long as the same mail is shown. */
function keepOpen(old, fresh) {
  const shown = (root) => root.querySelector('.message')?.dataset.mail;
  if (shown(old) !== shown(fresh)) return;
  const folds = [...fresh.querySelectorAll('details')];
  for (const [index, { open }] of [...old.querySelectorAll('details')].entries()) {
    if (folds[index]) folds[index].open = open;
  }
}

async function refresh() {
  const response = await fetch(location.pathname + location.search, { cache: 'no-store' });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [old, fresh] = [mailbox(document), mailbox(page)];
  showLocalTimes(fresh);
  keepOpen(old, fresh);
  if (fresh.innerHTML === old.innerHTML || isTyping()) return;
  const focused = document.activeElement?.closest('.list a')?.getAttribute('href');
  const added = [...fresh.querySelectorAll('.list a')].find((row) => !rowAt(old, row.getAttribute('href')));
  if (added) {
    const [subject, to] = ['.row__subject', '.row__to'].map((part) => added.querySelector(part).textContent);
    document.querySelector('[data-announce]').textContent = `New mail: ${subject}, ${to}`;
  }
  document.title = page.title;
  old.replaceWith(fresh);
  if (focused) rowAt(fresh, focused)?.focus();
}

async function keepFresh() {
  // The sandbox may be restarting: the next look will tell.
  if (document.visibilityState === 'visible') await refresh().catch(() => undefined);
  setTimeout(keepFresh, EVERY_MS);
}

showLocalTimes(document);
setTimeout(keepFresh, EVERY_MS);
