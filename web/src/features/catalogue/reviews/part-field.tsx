import { SelectField } from '#shared/forms/select-field';
import { useReceivedPartsQuery } from './received-parts.generated';

/** Which of the received parts a review is about; nothing for who received none. */
export function PartField() {
  const { data } = useReceivedPartsQuery({ fetchPolicy: 'cache-and-network' });
  const parts = data?.myReceivedParts ?? [];
  if (parts.length === 0) return null;
  return (
    <SelectField
      name="partId"
      label="Part"
      placeholder="General shop review"
      options={parts.map(({ id, name }) => ({ value: id, words: name }))}
      optional
    />
  );
}
