import type { ComponentProps, ReactNode } from 'react';
import { AppForm } from '#shared/forms/app-form';
import { SubmitError } from '#shared/forms/submit-error';
import { Button } from '#shared/ui/button';
import { ModalActions, ModalDescription } from '#shared/ui/modal';
import { FormModal } from './unsaved-changes-guard';

interface FormActionsProps {
  /** Label of the submit button; dangerous where it removes something. */
  yes: string;
  danger?: boolean;
  busy: boolean;
  onCancel: () => void;
}

/** Buttons at the end of a form in a modal. */
export function FormActions({ yes, danger, busy, onCancel }: FormActionsProps) {
  return (
    <>
      <SubmitError />
      <ModalActions>
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant={danger ? 'dangerSolid' : undefined} busy={busy}>
          {yes}
        </Button>
      </ModalActions>
    </>
  );
}

interface ModalFormProps<Values extends object>
  extends
    Omit<ComponentProps<typeof FormModal>, 'initialFocus' | 'role' | 'wide'>,
    Omit<ComponentProps<typeof AppForm<Values>>, 'children'>,
    Pick<FormActionsProps, 'danger' | 'yes'> {
  /** Subject of the question. */
  about: ReactNode;
}

/** A modal that is one form: what it is about, its fields, and its two buttons. */
export function ModalForm<Values extends object>(props: ModalFormProps<Values>) {
  const { label, initialValues, validate, onSubmit, about, yes, danger, children, ...modal } = props;
  return (
    <FormModal {...modal}>
      <ModalDescription>{about}</ModalDescription>
      <AppForm<Values> label={label} initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
        {({ busy }) => (
          <>
            {children}
            <FormActions yes={yes} danger={danger} busy={busy} onCancel={modal.onClose} />
          </>
        )}
      </AppForm>
    </FormModal>
  );
}
