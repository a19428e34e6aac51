/* global document, location, DOMParser */
// Keeps the inbox fresh: looks every two seconds while it can be seen, and leaves alone what is being typed.
const EVERY_MS = 2000;
const announce = document.querySelector('[data-announce]');

function showLocalTimes(root) {
  for (const time of root.querySelectorAll('time')) {
    const at = new Date(time.dateTime);
    const today = at.toDateString() === new Date().toDateString();
    time.textContent = at.toLocaleString('en-GB', {
      ...(!today && { day: 'numeric', month: 'short' }),
      hour: '2-digit',
      minute: '2-digit',
    });
    time.title = at.toLocaleString('en-GB');
  }
}

const mailbox = () => document.querySelector('[data-live="mailbox"]');
const rows = (root) => [...root.querySelectorAll('.list a')];

/** A half-typed password must not vanish under the reader's hands. */
function isTyping() {
  const field = document.querySelector('.password input');
  return field !== null && (field === document.activeElement || field.value !== '');
}

function tell(before, after) {
  const known = new Set(before.map((row) => row.getAttribute('href')));
  const fresh = after.filter((row) => !known.has(row.getAttribute('href')));
  if (fresh.length > 0) {
    announce.textContent = `New mail: ${fresh[0].querySelector('.row__subject').textContent}, ${fresh[0].querySelector('.row__to').textContent}`;
  }
}

async function refresh() {
  const response = await fetch(location.pathname + location.search, { cache: 'no-store' });
  if (!response.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [old, fresh] = [mailbox(), page.querySelector('[data-live="mailbox"]')];
  showLocalTimes(fresh);
  if (fresh.innerHTML === old.innerHTML || isTyping()) return;
  const focused = document.activeElement?.closest('.list a')?.getAttribute('href');
  tell(rows(old), rows(fresh));
  document.title = page.title;
  old.replaceWith(fresh);
  rows(fresh)
    .find((row) => row.getAttribute('href') === focused)
    ?.focus();
}

async function keepFresh() {
  if (document.visibilityState === 'visible') {
    // The sandbox may be restarting: the next look will tell.
    await refresh().catch(() => undefined);
  }
  setTimeout(keepFresh, EVERY_MS);
}

showLocalTimes(document);
setTimeout(keepFresh, EVERY_MS);
