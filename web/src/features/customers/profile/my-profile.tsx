import { chakra } from '#shared/ui/chakra';
import { Avatar } from '#shared/ui/avatar';
import { ErrorBlock } from '#shared/ui/error-block';
import { Panel } from '#shared/ui/panel';
import { Skeleton } from '#shared/ui/skeleton';
import { useMyProfileQuery } from './my-profile.generated';
import { ProfileForm } from './profile-form';

/** The signed-in user's profile, to view and edit. */
export function MyProfile() {
  const { data, error, refetch } = useMyProfileQuery({ fetchPolicy: 'cache-and-network' });
  if (data) {
    const { me } = data;
    return (
      <Panel aria-label="My profile" p={{ base: '4', sm: '6' }} display="grid" gap="5">
        <chakra.div display="flex" gap="3" alignItems="center" minWidth="0">
          <Avatar name={me.name ?? me.email} />
          <chakra.p textStyle="h3" overflowWrap="anywhere" minWidth="0">
            {me.name ?? me.email}
          </chakra.p>
        </chakra.div>
        <ProfileForm me={me} />
      </Panel>
    );
  }
  if (error) return <ErrorBlock title="We couldn't load your profile." onRetry={() => void refetch()} />;
  return (
    <div aria-busy aria-label="Loading your profile" role="status">
      <Skeleton height="29rem" borderRadius="card" />
    </div>
  );
}
