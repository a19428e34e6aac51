import { chakra } from '#shared/ui/chakra';
import { useEffect, useState } from 'react';
import { useSession, useUser } from '#shared/session/session-context';
import { Hub } from '#shared/ui/hub';
import { LinkButton } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';

const Line = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    fontSize: 'sm',
    fontWeight: 'normal',
  },
});

/** Whether the address was confirmed, and a button to get the email again. */
export function EmailState({ verified }: { verified: boolean }) {
  const session = useSession();
  const user = useUser();
  const isConfirmed = verified || user?.emailVerified;
  const [busy, setBusy] = useState(false);

  async function sendAgain() {
    setBusy(true);
    try {
      await session.sendVerification();
      notify.success('Verification email sent');
    } catch (thrown) {
      notify.error(thrown instanceof Error ? thrown.message : 'The email was not sent. Try again.');
    } finally {
      setBusy(false);
    }
  }

  useEffect(
    function askTheProvider() {
      if (!verified) void session.seeConfirmation();
    },
    [session, verified],
  );

  if (isConfirmed) {
    return (
      <Line color="fg.success">
        <Hub fill="full" />
        Verified
      </Line>
    );
  }
  return (
    <Line color="fg.warning">
      <Hub fill="empty" />
      Not verified
      <LinkButton disabled={busy} onClick={() => void sendAgain()}>
        Send again
      </LinkButton>
    </Line>
  );
}
