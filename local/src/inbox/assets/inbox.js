// Shows new emails as they come, unless someone is typing a password.
const list = async () => (await fetch('/inbox/mails.json', { cache: 'no-store' })).text();

async function watchMails(shown) {
  const field = document.querySelector('#password');
  const isTyping = field !== null && (field === document.activeElement || field.value !== '');
  // The sandbox may be restarting.
  const current = document.hidden || isTyping ? shown : await list().catch(() => shown);
  if (current !== shown) location.reload();
  else setTimeout(watchMails, 2000, shown);
}

list().then(watchMails, () => undefined);
