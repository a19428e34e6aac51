import { useState } from 'react';
import { usePublicConfig } from '#shared/config/config-context';
import type { GoogleAccount } from '#shared/session/identity.port';
import { useSession } from '#shared/session/session-context';
import { Button } from '#shared/ui/button';
import { loadedLater } from '#shared/ui/loaded-later';
import { providerSentence } from './provider-sentence';

/** Google's mark in its own four colors, as its guidelines ask. */
function GoogleGlyph() {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden>
      <path
        fill="#4285F4"
        d="M18.6 10.2c0-.6-.1-1.2-.2-1.8H10v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.5z"
      />
      <path
        fill="#34A853"
        d="M10 19c2.4 0 4.5-.8 5.9-2.2L13 14.6a5.4 5.4 0 0 1-8-2.8H2v2.3A9 9 0 0 0 10 19z"
      />
      <path fill="#FBBC05" d="M5 11.8a5.4 5.4 0 0 1 0-3.5V6H2a9 9 0 0 0 0 8.1z" />
      <path fill="#EA4335" d="M10 4.6c1.3 0 2.5.5 3.4 1.3L16 3.4A9 9 0 0 0 2 6l3 2.3a5.4 5.4 0 0 1 5-3.7z" />
    </svg>
  );
}

// Only a shop that runs on the Auth emulator ever shows it.
const AccountChooser = loadedLater(async () => (await import('./account-chooser')).AccountChooser);

interface GoogleButtonProps {
  /** Error of the provider when it refused; undefined at the start of a new attempt. */
  onRefusal: (sentence: string | undefined) => void;
  onDone: () => void;
}

/** Continue with Google: Google's own window, or our account chooser while the Auth emulator replaces it. */
export function GoogleButton({ onRefusal, onDone }: GoogleButtonProps) {
  const { firebase } = usePublicConfig();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [choosing, setChoosing] = useState(false);

  async function signIn(account?: GoogleAccount) {
    setChoosing(false);
    setBusy(true);
    onRefusal(undefined);
    try {
      await session.continueWithGoogle(account);
      onDone();
    } catch (thrown) {
      onRefusal(providerSentence(thrown));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        variant="outline"
        shape="full"
        icon={<GoogleGlyph />}
        busy={busy}
        onClick={() => {
          if (firebase.emulatorUrl) setChoosing(true);
          else void signIn();
        }}
      >
        Continue with Google
      </Button>
      {choosing && (
        <AccountChooser onChoose={(account) => void signIn(account)} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}
