import { chakra } from '#shared/ui/chakra';
import Check from 'virtual:lucide/check';
import CircleAlert from 'virtual:lucide/circle-alert';
import Clock from 'virtual:lucide/clock';
import Info from 'virtual:lucide/info';
import TriangleAlert from 'virtual:lucide/triangle-alert';
import type { Icon } from '#shared/ui/icon';
import type { ReactNode } from 'react';

const Ground = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    py: '3',
    px: '4',
    borderRadius: 'card',
    fontSize: 'base',
    lineHeight: '1.4',
    '& > svg': { flex: 'none', mt: '0.5' },
  },
  variants: {
    kind: {
      plain: { bg: 'bg.muted' },
      info: { bg: 'bg.info', '& > svg': { color: 'fg.info' } },
      success: { bg: 'bg.success', '& > svg': { color: 'fg.success' } },
      warning: { bg: 'bg.warning', '& > svg': { color: 'fg.warning' } },
      error: { bg: 'bg.error', '& > svg': { color: 'fg.error' } },
    },
  },
});

const icons: Record<NoteKind, Icon> = {
  plain: Clock,
  info: Info,
  success: Check,
  warning: TriangleAlert,
  error: CircleAlert,
};

/** Kind of a note; it decides background and icon. */
export type NoteKind = 'plain' | 'info' | 'success' | 'warning' | 'error';

type NoteProps = Omit<React.ComponentProps<typeof Ground>, 'kind' | 'title'> & {
  kind: NoteKind;
  /** The message itself, first and in bold. */
  title?: ReactNode;
};

/** A message within the page, where it belongs. Give it a role when it appears later than the page. */
export function Note({ kind, title, children, ...props }: NoteProps) {
  const Icon = icons[kind];
  return (
    <Ground kind={kind} {...props}>
      <Icon size={20} />
      <chakra.div minWidth="0" flex="1" display="grid" gap="1" justifyItems="start">
        {title && <b>{title}</b>}
        {children}
      </chakra.div>
    </Ground>
  );
}
