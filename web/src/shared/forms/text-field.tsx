import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { FieldFrame, describedBy } from './field-frame';
import { useFieldId } from './form-id';
import { Input, TextArea } from './input';

interface TextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'tel' | 'url';
  /** The keys that a phone shows; the value stays text. */
  inputMode?: 'numeric' | 'decimal';
  autoComplete: string;
  maxLength?: number;
  hint?: ReactNode;
  optional?: boolean;
  readOnly?: boolean;
  multiline?: boolean;
  action?: ReactNode;
}

/**
 * A labeled text field of the form around it. Its error shows once the field was left or the form was sent, and goes as
 * soon as the value is right; what the shop refused, as soon as it is another value.
 */
export function TextField(props: TextFieldProps) {
  const { name, label, type = 'text', inputMode, autoComplete, maxLength } = props;
  const { hint, optional, readOnly, multiline, action } = props;
  const { input, meta } = useField<string>(name, {
    subscription: { value: true, touched: true, error: true, submitError: true, dirtySinceLastSubmit: true },
  });
  const id = useFieldId(name);
  const refused = meta.dirtySinceLastSubmit ? undefined : (meta.submitError as string | undefined);
  const error = meta.touched ? ((meta.error as string | undefined) ?? refused) : undefined;
  const control = {
    id,
    name,
    inputMode,
    autoComplete,
    maxLength,
    readOnly,
    value: input.value,
    onChange: input.onChange,
    onBlur: input.onBlur,
    onFocus: input.onFocus,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional || readOnly ? undefined : true,
    'aria-describedby': describedBy(id, { hint, error }),
  };
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error} action={action}>
      {multiline ? <TextArea {...control} /> : <Input type={type} {...control} />}
    </FieldFrame>
  );
}
