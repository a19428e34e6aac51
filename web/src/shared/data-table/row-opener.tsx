import { chakra } from '#shared/ui/chakra';
import ChevronDown from 'virtual:lucide/chevron-down';
import ChevronUp from 'virtual:lucide/chevron-up';

const Opener = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      boxSize: { base: 'control', md: 'controlSm' },
      ml: { base: '-2.5', md: '-2' },
      my: '-1.5',
      color: 'fg.muted',
      borderRadius: 'control',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outlineOffset: '-3px' },
    },
  },
  { defaultProps: { type: 'button' } },
);

interface RowOpenerProps {
  /** Name of what the row is about. */
  name: string;
  open: boolean;
  detailsId: string;
  onToggle: () => void;
}

/** Opens a row in place and closes it again. */
export function RowOpener({ name, open, detailsId, onToggle }: RowOpenerProps) {
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <Opener
      aria-label={`Details of ${name}`}
      aria-expanded={open}
      aria-controls={open ? detailsId : undefined}
      onClick={onToggle}
    >
      <Icon size={18} />
    </Opener>
  );
}
