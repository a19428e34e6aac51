import { ChoiceBox } from '#shared/forms/choice';
import { chakra } from '#shared/ui/chakra';
import { useId } from 'react';
import { carName } from '#shop-kit/car/car-name';
import { candidateEngine, type VinCandidate } from './candidates-text';
import { RadioCard } from '#shared/forms/radio-card';

interface VinCandidatesProps {
  legend: string;
  candidates: readonly VinCandidate[];
  /** Nothing is preselected, even when there is only one. */
  chosen: VinCandidate | null;
  onChange: (candidate: VinCandidate) => void;
}

/** The cars that a VIN may be, one to choose. */
export function VinCandidates({ legend, candidates, chosen, onChange }: VinCandidatesProps) {
  const name = useId();
  return (
    <chakra.fieldset display="grid" gap="2">
      <chakra.legend mb="2" lineHeight="1.4">
        {legend}
      </chakra.legend>
      {candidates.map((candidate) => {
        const { year, make, model } = candidate;
        const label = carName({ year, make, model });
        return (
          <RadioCard key={label}>
            <ChoiceBox
              type="radio"
              name={name}
              checked={candidate === chosen}
              onChange={() => onChange(candidate)}
            />
            <span>
              <chakra.b textStyle="number">{label}</chakra.b>
              <chakra.small display="block" fontSize="sm" color="fg.muted" lineHeight="cell">
                {candidateEngine(candidate)}
              </chakra.small>
            </span>
          </RadioCard>
        );
      })}
    </chakra.fieldset>
  );
}
