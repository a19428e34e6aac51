import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { FieldFrame, describedBy } from './field-frame';
import { useFieldId } from './form-id';
import { Select } from './input';

interface SelectFieldProps {
  name: string;
  label: string;
  /** Label of the empty option. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
  hint?: ReactNode;
  optional?: boolean;
  /** Called on a choice, for example to reset another field. */
  onChosen?: () => void;
}

/** A labeled select of the enclosing form; empty text means no choice. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, placeholder, options, hint, optional, onChosen } = props;
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, touched: true, error: true },
  });
  const id = useFieldId(name);
  const error = meta.touched ? (meta.error as string | undefined) : undefined;
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <Select
        id={id}
        name={name}
        value={input.value}
        onChange={(event) => {
          input.onChange(event);
          onChosen?.();
        }}
        onBlur={input.onBlur}
        onFocus={input.onFocus}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
