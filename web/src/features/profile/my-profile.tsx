import { chakra } from '@chakra-ui/react/styled-system';
import { ErrorBlock } from '#shared/ui/error-block';
import { Panel } from '#shared/ui/panel';
import { Skeleton } from '#shared/ui/skeleton';
import { OutsideLink } from '#shared/ui/text-link';
import { EmailState } from './email-state';
import { useMyProfileQuery, type MyProfileQuery } from './my-profile.generated';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '5',
    columnGap: '8',
    '@media (min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
});

const notGiven = (
  <chakra.span fontWeight="normal" color="fg.subtle">
    Not given
  </chakra.span>
);

function Profile({ me }: { me: MyProfileQuery['me'] }) {
  const rows = [
    { term: 'Location', value: me.location },
    { term: 'Education', value: me.education },
    { term: 'Phone', value: me.phone },
  ];
  return (
    <Panel aria-label="My profile" p={{ base: '5', sm: '6' }} maxW="57rem">
      <Facts>
        <div>
          <dt>Name</dt>
          <dd>{me.name ?? notGiven}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            {me.email}
            <EmailState verified={me.emailVerified} />
          </dd>
        </div>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value ?? notGiven}</dd>
          </div>
        ))}
        <div>
          <dt>LinkedIn profile</dt>
          <dd>{me.linkedin ? <OutsideLink href={me.linkedin}>{me.linkedin}</OutsideLink> : notGiven}</dd>
        </div>
      </Facts>
    </Panel>
  );
}

/** What the shop knows of who is signed in. */
export function MyProfile() {
  const { data, error, refetch } = useMyProfileQuery({ fetchPolicy: 'cache-and-network' });
  if (data) return <Profile me={data.me} />;
  if (error) return <ErrorBlock title="Your profile could not be loaded." onRetry={() => void refetch()} />;
  return <Skeleton height="17rem" maxW="57rem" />;
}
