import { useState } from 'react';
import { trimText } from '#shared/format/visible-text';
import { SelectField } from '#shared/forms/select-field';
import { TextField } from '#shared/forms/text-field';
import { correctParcelLimits } from '#shared/gql/admin-limits.generated';
import { ModalForm } from '#shared/unsaved-changes/modal-form';
import { Button } from '#shared/ui/button';
import { useAction } from '#shop-kit/use-action';
import { useCarriersQuery, useCorrectParcelMutation } from './correct-parcel.generated';

interface CorrectParcelProps {
  parcel: { id: string; carrier: string | null; trackingNumber: string | null };
  /** The recipient. */
  name: string;
}

interface Label {
  carrier: string;
  trackingNumber: string;
}

/** Corrects the carrier and tracking number of a shipped parcel; the customer gets an email. */
export function CorrectParcel({ parcel, name }: CorrectParcelProps) {
  const [open, setOpen] = useState(false);
  const { data } = useCarriersQuery({ skip: !open });
  const [correct] = useCorrectParcelMutation();
  const { act } = useAction();
  const { carrier: current } = parcel;
  const known = data?.carriers ?? [];
  const carriers = current === null || known.includes(current) ? known : [current, ...known];

  async function submit({ carrier, trackingNumber }: Label) {
    const refusal = await act({
      send: () =>
        correct({
          variables: {
            id: parcel.id,
            carrier: carrier || null,
            trackingNumber: trimText(trackingNumber) || null,
          },
        }),
      done: `Tracking details of the parcel to ${name} saved.`,
      notDone: 'The tracking details were not saved.',
      quiet: true,
    });
    if (!refusal) setOpen(false);
    return refusal?.text;
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`Edit tracking of the parcel to ${name}`}
        onClick={() => setOpen(true)}
      >
        Edit tracking
      </Button>
      <ModalForm<Label>
        title="Carrier and tracking number"
        open={open}
        onClose={() => setOpen(false)}
        about={`Parcel to ${name}. The customer is notified by email. Logged in Activity.`}
        label="Edit the tracking details"
        initialValues={{ carrier: current ?? '', trackingNumber: parcel.trackingNumber ?? '' }}
        validate={({ carrier, trackingNumber }) => ({
          carrier: trackingNumber && !carrier ? 'Choose a carrier.' : undefined,
        })}
        onSubmit={submit}
        yes="Save"
      >
        <SelectField
          name="carrier"
          label="Carrier"
          placeholder="None"
          options={carriers.map((carrier) => ({ value: carrier, label: carrier }))}
        />
        <TextField
          name="trackingNumber"
          label="Tracking number"
          optional
          autoComplete="off"
          maxLength={correctParcelLimits.trackingNumber.max}
        />
      </ModalForm>
    </>
  );
}
