import { Select } from '#shared/forms/input';

interface CarrierSelectProps extends Omit<React.ComponentProps<typeof Select>, 'onChange'> {
  carriers: readonly string[];
  value: string;
  onChoose: (carrier: string) => void;
}

/** Select with the known carriers, or none. */
export function CarrierSelect({ carriers, value, onChoose, ...props }: CarrierSelectProps) {
  // A remembered carrier that is no longer in the settings stays an option.
  const all = value === '' || carriers.includes(value) ? carriers : [value, ...carriers];
  return (
    <Select {...props} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="">None</option>
      {all.map((carrier) => (
        <option key={carrier} value={carrier}>
          {carrier}
        </option>
      ))}
    </Select>
  );
}
