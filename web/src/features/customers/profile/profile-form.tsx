import { trimText } from '#shared/format/visible-text';
import { AppForm } from '#shared/forms/app-form';
import { FieldGrid } from '#shared/forms/field-grid';
import { isWebLink, withScheme } from '#shared/forms/link-rule';
import { SubmitError } from '#shared/forms/submit-error';
import { TextField } from '#shared/forms/text-field';
import { nameProblem, required } from '#shared/forms/validators';
import { Button } from '#shared/ui/button';
import { updateProfileInputLimits as limits } from '#shared/gql/limits.generated';
import { EmailState } from './email-state';
import type { MyProfileQuery } from './my-profile.generated';
import { useUpdateProfile, type ProfileValues } from './use-update-profile';

const linkLabel = 'LinkedIn Profile Link';

function linkProblem(link: string | undefined) {
  const missing = required(link, linkLabel);
  if (missing) return missing;
  return isWebLink(withScheme(trimText(link ?? ''))) ? undefined : `${linkLabel} must be a web address`;
}

/** Update Profile: the address is shown, all else can be changed and is required. */
export function ProfileForm({ me }: { me: MyProfileQuery['me'] }) {
  const update = useUpdateProfile(me);
  return (
    <AppForm<ProfileValues & { email: string }>
      label="Update Profile"
      initialValues={{
        name: me.name ?? '',
        email: me.email,
        location: me.location ?? '',
        education: me.education ?? '',
        phone: me.phone ?? '',
        linkedin: me.linkedin ?? '',
      }}
      validate={({ name, location, education, phone, linkedin }) => ({
        name: nameProblem(name),
        location: required(location, 'Location'),
        education: required(education, 'Education'),
        phone: required(phone, 'Phone'),
        linkedin: linkProblem(linkedin),
      })}
      onSubmit={update}
    >
      {({ busy }) => (
        <>
          <FieldGrid>
            <TextField name="name" label="Name" autoComplete="name" />
            <TextField
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              readOnly
              hint={<EmailState verified={me.emailVerified} />}
            />
            <TextField
              name="location"
              label="Location"
              autoComplete="address-level2"
              maxLength={limits.location.max}
            />
            <TextField
              name="education"
              label="Education"
              autoComplete="off"
              maxLength={limits.education.max}
            />
            <TextField
              name="phone"
              label="Phone"
              type="tel"
              autoComplete="tel"
              maxLength={limits.phone.max}
            />
            <TextField
              name="linkedin"
              label={linkLabel}
              type="url"
              autoComplete="url"
              maxLength={limits.linkedin.max}
            />
          </FieldGrid>
          <SubmitError />
          <Button type="submit" justifySelf="start" busy={busy}>
            Update
          </Button>
        </>
      )}
    </AppForm>
  );
}
