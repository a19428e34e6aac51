// Shows new emails as they come, unless someone is typing a password.
const shown = document.querySelector('.mailbox').dataset.version;
const version = async () => {
  const response = await fetch('/inbox/version', { cache: 'no-store' });
  return response.ok ? response.text() : shown;
};

async function watchMails() {
  const field = document.querySelector('#password');
  const isTyping = field !== null && (field === document.activeElement || field.value !== '');
  // The sandbox may be restarting.
  const current = document.hidden || isTyping ? shown : await version().catch(() => shown);
  if (current !== shown) location.reload();
  else setTimeout(watchMails, 2000);
}

watchMails();
