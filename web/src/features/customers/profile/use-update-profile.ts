import { trimText } from '#shared/format/visible-text';
import { useSession } from '#shared/session/session-context';
import { withScheme } from '#shared/forms/link-rule';
import { notify } from '#shared/ui/toast';
import { useAction } from '#shop-kit/use-action';
import { useUpdateProfileMutation, type MyProfileQuery } from './my-profile.generated';

export interface ProfileValues {
  name: string;
  location: string;
  education: string;
  phone: string;
  linkedin: string;
}

/** Saves the profile; the page shows it at once. Resolves to the message of a refusal. */
export function useUpdateProfile(known: MyProfileQuery['me']) {
  const [run] = useUpdateProfileMutation();
  const { act } = useAction();
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
    const refusal = await act({
      send: () => run({ variables: { input } }),
      done: 'Your profile is updated! Please Referesh to See Changes.',
      notDone: 'Your profile was not updated.',
      texts: { BAD_INPUT: "Some values aren't valid; check the link." },
      hint: 'Try again.',
      quiet: true,
    });
    if (refusal) return refusal.text;
    // The session has its own copy of the name, for the sidebar.
    if (input.name !== known.name) void session.restore();
    return undefined;
  }

  return update;
}
