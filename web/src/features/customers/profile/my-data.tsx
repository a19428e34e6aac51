import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession, useUser } from '#shared/session/session-context';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { TitledPanel } from '#shared/ui/titled-panel';
import { TextLink } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { DeleteAccountDialog } from '#shop-kit/delete-account-dialog';
import { paths } from '#shop-kit/paths';
import { SaveDataButton } from '#shop-kit/save-data-button';
import { useDeleteMyAccountMutation } from './my-data.generated';

/** Downloads a copy of the data the shop keeps about the user, and deletes the account. */
export function MyData() {
  const session = useSession();
  const user = useUser();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [deleteMine] = useDeleteMyAccountMutation();
  if (!user) return null;

  async function deleteAccount(email: string) {
    const { data } = await deleteMine({ variables: { email } });
    await session.signOut();
    await navigate(paths.home.to());
    notify.success(
      data?.deleteMyAccount
        ? 'Your account is deleted.'
        : "Your account is deleted. Your login will be deleted within a few minutes; until then the address can't be used again.",
    );
  }

  return (
    <TitledPanel title="Your data" p={{ base: '4', sm: '6' }} justifyItems="start">
      <p>
        Download a copy of your data. <TextLink to={paths.privacy.to()}>What's included</TextLink>
      </p>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <SaveDataButton address="/account/data.json">Download my data</SaveDataButton>
        <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </chakra.div>
      <DeleteAccountDialog
        open={asking}
        title="Delete your account?"
        email={user.email}
        onDelete={deleteAccount}
        onClose={() => setAsking(false)}
      />
    </TitledPanel>
  );
}
