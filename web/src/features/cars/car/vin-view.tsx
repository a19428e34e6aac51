import { chakra } from '#shared/ui/chakra';
import Check from 'virtual:lucide/check';
import TriangleAlert from 'virtual:lucide/triangle-alert';
import { useState, type SubmitEvent } from 'react';
import { hasErrorCode } from '#shared/apollo/shop-error';
import { Button } from '#shared/ui/button';
import { ErrorBlock } from '#shared/ui/error-block';
import { useFocusWhenShown } from '#shared/browser/use-focus-when-shown';
import { Skeleton } from '#shared/ui/skeleton';
import { candidatesText, type VinCandidate } from './candidates-text';
import { useReadVinQuery, type ReadVinQuery } from './read-vin.generated';
import { VinCandidates } from './vin-candidates';
import { VinField } from './vin-field';
import { plainVin } from '#shared/format/vin-text';

interface VinViewProps {
  vin: string;
  onRead: (vin: string) => void;
  /** A person says that this is the car. */
  onConfirm: (candidate: VinCandidate) => void;
  /** Called when none matches: the user chooses manually, from the cars of the make if the VIN reveals one. */
  onByHand: (make?: string) => void;
}

/** Cars that a VIN may match; nothing is chosen until the user says which. */
export function VinView({ vin, onRead, onConfirm, onByHand }: VinViewProps) {
  // A VIN is private: it is not cached either.
  const { data, error, loading, refetch } = useReadVinQuery({ variables: { vin }, fetchPolicy: 'no-cache' });
  const [editedFrom, setEditedFrom] = useState<string | null>(null);
  // The result is for another text then, about which the field may have a message.
  const isEdited = editedFrom === vin;
  const isNone = hasErrorCode(error, 'INVALID_VIN');
  return (
    <>
      <VinField
        key={`field ${vin}`}
        label="VIN"
        initial={vin}
        busy={loading}
        error={isNone ? "That isn't a valid VIN." : undefined}
        onRead={onRead}
        onEdit={(typed) => setEditedFrom(plainVin(typed) === plainVin(vin) ? null : vin)}
      />
      {loading && <Skeleton height="9rem" />}
      {error && !isNone && !isEdited && (
        <ErrorBlock title="We couldn't look up the VIN." onRetry={() => void refetch()} busy={loading} />
      )}
      {data && !error && !isEdited && (
        <Reading
          key={`reading ${vin}`}
          vin={plainVin(vin)}
          reading={data.decodeVin}
          onConfirm={onConfirm}
          onByHand={onByHand}
        />
      )}
      <chakra.p fontSize="xs" color="fg.subtle">
        We don't store your VIN.
      </chakra.p>
    </>
  );
}

interface ReadingProps extends Pick<VinViewProps, 'onConfirm' | 'onByHand'> {
  vin: string;
  reading: ReadVinQuery['decodeVin'];
}

function Reading({ vin, reading, onConfirm, onByHand }: ReadingProps) {
  const { candidates, makes } = reading;
  const [chosen, setChosen] = useState<VinCandidate | null>(null);
  const news = useFocusWhenShown<HTMLDivElement>();

  function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (chosen) onConfirm(chosen);
  }

  return (
    <chakra.form onSubmit={confirm} display="grid" gap="4">
      <chakra.div ref={news} tabIndex={-1} role="status" outline="none">
        {(reading.checkDigitAgrees || reading.needsCheckDigit) && (
          <CheckDigit agrees={reading.checkDigitAgrees} />
        )}
        {candidates.length === 0 && <chakra.p mt="3">{makesMessage(makes)}</chakra.p>}
      </chakra.div>
      {candidates.length > 0 && (
        <VinCandidates
          legend={candidatesText(vin, reading)}
          candidates={candidates}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {candidates.length > 0 && (
          <Button type="submit" disabled={!chosen} flex={{ base: '1 0 100%', sm: 'none' }}>
            This is my car
          </Button>
        )}
        <Button
          variant={candidates.length > 0 ? 'ghost' : 'solid'}
          flex={{ base: '1 0 100%', sm: 'none' }}
          onClick={() => onByHand(makes.length === 1 ? makes[0] : undefined)}
        >
          {candidates.length > 0
            ? noneOf(candidates.length)
            : makes.length > 0
              ? 'Choose year and model'
              : 'Choose manually'}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

function makesMessage(makes: readonly string[]): string {
  if (makes.length === 0) return 'No matching car in our list.';
  return `This VIN identifies the make, ${makes.join(' or ')}, but not the year and model. Choose them.`;
}

const noneOf = (count: number) =>
  count === 1 ? 'No, choose manually' : `${count === 2 ? 'Neither' : 'None of them'}, choose manually`;

function CheckDigit({ agrees }: { agrees: boolean }) {
  const Icon = agrees ? Check : TriangleAlert;
  return (
    <chakra.p
      display="flex"
      gap="1.5"
      alignItems="flex-start"
      fontSize="sm"
      css={{ '& > svg': { flex: 'none', mt: '0.1875rem' } }}
      color={agrees ? 'fg.success' : 'fg.warning'}
    >
      <Icon size={16} />
      {agrees ? 'The check digit matches.' : "The check digit doesn't match. Check the VIN, or continue."}
    </chakra.p>
  );
}
