import { chakra } from '@chakra-ui/react/styled-system';

/** One of a few things, as the system lets people choose it. */
export const Select = chakra('select', {
  base: {
    width: 'full',
    minHeight: 'control',
    py: '2',
    pl: '3',
    pr: '9',
    fontSize: 'md',
    lineHeight: '1.4',
    color: 'fg',
    bgColor: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    appearance: 'none',
    cursor: 'pointer',
    backgroundImage:
      'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
    backgroundPosition: 'calc(100% - 1.125rem) 50%, calc(100% - 0.8125rem) 50%',
    backgroundSize: '0.3125rem 0.3125rem',
    backgroundRepeat: 'no-repeat',
  },
});
