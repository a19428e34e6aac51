import { chakra } from '#shared/ui/chakra';
import { useState } from 'react';
import { trimText } from '#shared/format/visible-text';
import { AppForm } from '#shared/forms/app-form';
import { TextField } from '#shared/forms/text-field';
import { nameProblem, normalizeEmail, validEmail } from '#shared/forms/validators';
import type { GoogleAccount } from '#shared/session/identity.port';
import { Avatar } from '#shared/ui/avatar';
import { Button } from '#shared/ui/button';
import { Modal, ModalDescription } from '#shared/ui/modal';

const readyAccounts: GoogleAccount[] = [
  { name: 'Grace Lindholm', email: 'grace.google@example.com' },
  { name: 'Marco Bellini', email: 'marco.google@example.com' },
  { name: 'Aiko Tanaka', email: 'aiko.google@example.com' },
];

const AccountRow = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    p: '3',
    textAlign: 'start',
    lineHeight: '1.25',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});

interface AccountChooserProps {
  onChoose: (account: GoogleAccount) => void;
  onClose: () => void;
}

function OtherAccount({ onChoose }: Pick<AccountChooserProps, 'onChoose'>) {
  return (
    <AppForm<GoogleAccount>
      label="Use another account"
      initialValues={{ email: '', name: '' }}
      validate={({ email, name }) => ({ email: validEmail(email), name: nameProblem(name) })}
      onSubmit={({ email, name }) => {
        onChoose({ email: normalizeEmail(email), name: trimText(name) });
        return Promise.resolve(undefined);
      }}
    >
      {() => (
        <>
          <TextField name="email" label="Email" type="email" autoComplete="off" />
          <TextField name="name" label="Name" autoComplete="off" />
          <Button type="submit">Continue</Button>
        </>
      )}
    </AppForm>
  );
}

/** Replaces Google's window while the Auth emulator replaces Firebase: any account works. */
export function AccountChooser({ onChoose, onClose }: AccountChooserProps) {
  const [other, setOther] = useState(false);
  return (
    <Modal title="Choose a Google account" open onClose={onClose}>
      <ModalDescription>Sandbox mode: these accounts exist on this machine only.</ModalDescription>
      {other ? (
        <OtherAccount onChoose={onChoose} />
      ) : (
        <chakra.ul display="grid" gap="2">
          {readyAccounts.map((account) => (
            <li key={account.email}>
              <AccountRow type="button" onClick={() => onChoose(account)}>
                <Avatar name={account.name} />
                <span>
                  <b>{account.name}</b>
                  <br />
                  <chakra.span color="fg.muted" fontSize="sm">
                    {account.email}
                  </chakra.span>
                </span>
              </AccountRow>
            </li>
          ))}
          <li>
            <Button variant="ghost" shape="full" onClick={() => setOther(true)}>
              Use another account
            </Button>
          </li>
        </chakra.ul>
      )}
    </Modal>
  );
}
