import { chakra } from '#shared/ui/chakra';
import CircleAlert from 'virtual:lucide/circle-alert';
import type { ReactNode } from 'react';

const Frame = chakra('div', { base: { display: 'grid', gap: '1.5', alignContent: 'start', minWidth: '0' } });

const Label = chakra('label', { base: { fontWeight: 'semibold', fontSize: 'base' } });

const ErrorLine = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    color: 'fg.error',
    fontWeight: 'semibold',
    fontSize: 'base',
    lineHeight: '1.3',
    '& > svg': { flex: 'none', mt: '0.5' },
  },
});

/** An error text with an icon: color alone is not accessible. */
export function ErrorText({ children, ...props }: React.ComponentProps<typeof ErrorLine>) {
  return (
    <ErrorLine {...props}>
      <CircleAlert size={18} />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** The ids of what describes a control, for its `aria-describedby`. */
export const describedBy = (id: string, { hint, error }: { hint?: ReactNode; error?: string }) =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

interface FieldFrameProps {
  /** The control's id. */
  id: string;
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
  /** A small action at the end of the label's line. It comes after the control in the order of tabbing. */
  action?: ReactNode;
  children: ReactNode;
}

/** Label above, then the control, then hint and error. */
export function FieldFrame({ id, label, optional, hint, error, action, children }: FieldFrameProps) {
  return (
    <Frame position="relative">
      <Label htmlFor={id}>
        {label}
        {optional && (
          <chakra.span fontWeight="normal" color="fg.subtle">
            {' '}
            (optional)
          </chakra.span>
        )}
      </Label>
      {children}
      {action && (
        <chakra.div position="absolute" top="0" right="0">
          {action}
        </chakra.div>
      )}
      {hint && (
        <chakra.p id={`${id}-hint`} fontSize="sm" color="fg.muted">
          {hint}
        </chakra.p>
      )}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Frame>
  );
}
