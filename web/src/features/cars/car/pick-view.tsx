import { chakra } from '#shared/ui/chakra';
import type { VehicleInput } from '#shared/gql/schema-types.generated';
import type { CarDraft } from './car-draft';
import { CarSteps } from './car-steps';
import { GarageList, type GarageListProps } from './garage-list';
import { PanelMain, PanelSide } from './panel-frame';
import { VinField } from './vin-field';

interface PickViewProps extends GarageListProps {
  draft: CarDraft;
  onDraft: (draft: CarDraft) => void;
  onChoose: (car: VehicleInput) => void;
  onVin: (vin: string) => void;
}

/** The steps, and next to them the two shortcuts: a VIN, and the garage. */
export function PickView({ draft, onDraft, onChoose, onVin, ...garage }: PickViewProps) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ lg: 'minmax(0, 26.5rem) minmax(0, 1fr)' }}
      minHeight={{ lg: '25rem' }}
    >
      <PanelMain>
        <CarSteps draft={draft} onDraft={onDraft} onChoose={onChoose} />
      </PanelMain>
      <PanelSide>
        <VinField
          label="Or find it by VIN"
          hint="17 characters, shown on the windshield, the door frame and the registration."
          onRead={onVin}
        />
        <GarageList {...garage} />
      </PanelSide>
    </chakra.div>
  );
}
