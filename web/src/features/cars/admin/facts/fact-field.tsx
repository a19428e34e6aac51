import { useId, type ComponentProps } from 'react';
import { FieldFrame } from '#shared/forms/field-frame';
import { Input, Select } from '#shared/forms/input';

interface FactFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  optional?: boolean;
  maxLength?: number;
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** A choice of these instead of a text. */
  options?: readonly { value: string; label: string }[];
}

/** A labeled value of a row. */
export function FactField({ label, value, onChange, optional, options, ...props }: FactFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} optional={optional}>
      {options ? (
        <Select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          id={id}
          value={value}
          autoComplete="off"
          {...props}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
