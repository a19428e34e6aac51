import { useState } from 'react';
import { usePublicConfig } from '#shared/config/config-context';
import type { GoogleAccount } from '#shared/session/identity.port';
import { useSession } from '#shared/session/session-context';
import { Button } from '#shared/ui/button';
import { loadedLater } from '#shared/ui/loaded-later';
import { GoogleGlyph } from './google-glyph';
import { providerSentence } from './provider-sentence';

// Only a shop that runs on the Auth emulator ever shows it.
const AccountChooser = loadedLater(async () => (await import('./account-chooser')).AccountChooser);

interface GoogleButtonProps {
  /** What the provider answered when it refused; undefined at the start of a new try. */
  onRefusal: (sentence: string | undefined) => void;
  onDone: () => void;
}

/** Continue with Google: Google's own window, or our account chooser while the Auth emulator stands in for it. */
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
