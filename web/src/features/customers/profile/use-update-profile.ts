import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf } from '#shared/apollo/shop-error';
import { trimText } from '#shared/format/visible-text';
import { useSession } from '#shared/session/session-context';
import { withScheme } from '#shared/forms/link-rule';
import { notify } from '#shared/ui/toast';
import { useUpdateProfileMutation, type MyProfileQuery } from './my-profile.generated';

export interface ProfileValues {
  name: string;
  location: string;
  education: string;
  phone: string;
  linkedin: string;
}

/** Stores the profile. The page and the name beside it show it at once; answers why not when it was refused. */
export function useUpdateProfile(known: MyProfileQuery['me']) {
  const [run] = useUpdateProfileMutation();
  const session = useSession();

  async function update(values: ProfileValues): Promise<string | undefined> {
    const input = {
      name: trimText(values.name),
      location: trimText(values.location),
      education: trimText(values.education),
      phone: trimText(values.phone),
      linkedin: withScheme(trimText(values.linkedin)),
    };
    const keys = Object.keys(input) as (keyof typeof input)[];
    if (keys.every((key) => input[key] === known[key])) {
      notify.success('No changes to save.');
      return undefined;
    }
    try {
      await run({ variables: { input } });
    } catch (thrown) {
      return shopErrorOf(thrown).code === 'BAD_INPUT'
        ? "Your profile was not updated. Some values aren't valid; check the link."
        : failureMessage(thrown, 'Your profile was not updated.', 'Try again.');
    }
    notify.success('Your profile is updated! Please Referesh to See Changes.');
    // The session has its own copy of the name, for the sidebar.
    if (input.name !== known.name) void session.restore();
    return undefined;
  }

  return update;
}
