import { useState } from 'react';
import { moment } from '#shared/format/dates';
import { useUser } from '#shared/session/session-context';
import { Button } from '#shared/ui/button';
import { chakra } from '#shared/ui/chakra';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { Hub } from '#shared/ui/hub';
import { TitledPanel } from '#shared/ui/titled-panel';
import { OutsideLink, TextLink } from '#shared/ui/text-link';
import { DeleteAccountDialog } from '#shop-kit/delete-account-dialog';
import { paths } from '#shop-kit/paths';
import { SaveDataButton } from '#shop-kit/save-data-button';
import type { ShownCustomer } from './shown-customer';
import { useAccountChanges } from './use-account-changes';

/** Facts in a column, each with its label. */
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    overflowWrap: 'anywhere',
    '& dt': { color: 'fg.muted' },
  },
});

interface AccountPanelProps {
  customer: ShownCustomer;
  onChanged: () => Promise<unknown>;
}

/** Account facts and admin actions. */
export function AccountPanel({ customer, onChanged }: AccountPanelProps) {
  const { account, disabled, lastSeenAt } = customer;
  const [asking, setAsking] = useState<'delete' | 'disable' | null>(null);
  const { setDisabled, busy, deleteAccount } = useAccountChanges(account.id, onChanged);
  const isMyself = useUser()?.id === account.id;
  const close = () => setAsking(null);

  return (
    <TitledPanel title="Account" p="4">
      <Facts>
        <dt>Email</dt>
        <dd>
          <OutsideLink href={`mailto:${account.email}`}>{account.email}</OutsideLink>,{' '}
          {account.emailVerified ? 'verified' : 'not verified'}
        </dd>
        {account.phone && (
          <>
            <dt>Phone</dt>
            <dd>
              <OutsideLink href={`tel:${account.phone.replace(/[^+\d]/g, '')}`}>{account.phone}</OutsideLink>
            </dd>
          </>
        )}
        {account.location && (
          <>
            <dt>Location</dt>
            <dd>{account.location}</dd>
          </>
        )}
        <dt>Role</dt>
        <dd>
          {account.role === 'ADMIN' ? 'Admin' : 'Customer'}.{' '}
          <TextLink to={paths.dashboard.makeAdmin.to({ search: account.email })}>Permissions</TextLink>
        </dd>
        <dt>Customer since</dt>
        <dd>{moment(account.createdAt)}</dd>
        <dt>Last seen</dt>
        <dd>{lastSeenAt ? moment(lastSeenAt) : 'Unknown'}</dd>
        <dt>Activity</dt>
        <dd>
          <TextLink to={paths.dashboard.activity.to({ search: account.email })}>View activity</TextLink>
        </dd>
      </Facts>
      {disabled && (
        <chakra.p display="flex" gap="2" alignItems="center" color="fg.error">
          <Hub fill="empty" />
          Disabled: no one can log in to this account.
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <SaveDataButton address={`/customers/${encodeURIComponent(account.id)}/data.json`}>
          Download customer data
        </SaveDataButton>
        {disabled ? (
          <Button variant="outline" size="sm" busy={busy} onClick={() => void setDisabled(false)}>
            Enable account
          </Button>
        ) : (
          !isMyself && (
            <Button variant="danger" size="sm" onClick={() => setAsking('disable')}>
              Disable account
            </Button>
          )
        )}
        {account.role !== 'ADMIN' && (
          <Button variant="danger" size="sm" onClick={() => setAsking('delete')}>
            Delete account
          </Button>
        )}
      </chakra.div>
      <ConfirmDialog
        open={asking === 'disable'}
        question="Are you sure you want to disable this account?"
        busy={busy}
        onYes={() => void setDisabled(true).then(close)}
        onNo={close}
      >
        {account.email} will be logged out everywhere and can't log in until the account is enabled again.
        Orders aren't affected.
      </ConfirmDialog>
      <DeleteAccountDialog
        open={asking === 'delete'}
        title="Delete this account?"
        email={account.email}
        onDelete={async (email) => {
          await deleteAccount(email);
          close();
        }}
        onClose={close}
      />
    </TitledPanel>
  );
}
