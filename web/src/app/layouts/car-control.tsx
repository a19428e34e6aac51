import { chakra } from '#shared/ui/chakra';
import Car from 'virtual:lucide/car';
import ChevronDown from 'virtual:lucide/chevron-down';
import X from 'virtual:lucide/x';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { loadedLater } from '#shared/ui/loaded-later';
import { carName, shortCarName } from '#shop-kit/car/car-name';
import { useCarPicker } from '#shop-kit/car/car-picker';
import { useCar } from '#shop-kit/car/use-car';
import { paths } from '#shop-kit/paths';
import { loadCarPanel, useOpenedPicker } from './car-picker';

const CarPanel = loadedLater(loadCarPanel);

const Place = chakra('div', {
  base: {
    flex: { base: '1 0 100%', lg: 'none' },
    order: { base: 4, lg: 0 },
    minWidth: '0',
    position: { lg: 'relative' },
    // The wide picker ends with the page, the narrow ones begin with the control.
    '&:has([data-wide])': { position: 'static' },
  },
});

const Plate = chakra('div', {
  base: {
    display: 'flex',
    height: 'control',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'control',
    bg: 'bg.panel',
    fontWeight: 'semibold',
    fontSize: 'base',
    textStyle: 'number',
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: '3',
      borderRadius: '3px',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
    },
    '& > :first-child': { flex: '1', minWidth: '0' },
    '& svg': { flex: 'none' },
    '@media (scripting: none)': { '& > button': { display: 'none' } },
    '@media (scripting: enabled)': { '& > a': { display: 'none' } },
  },
  variants: {
    chosen: {
      true: {
        bg: 'petrol.subtle',
        borderColor: 'petrol.border',
        '& > *': { _hover: { bg: 'petrol.muted' } },
      },
    },
    opened: { true: { borderColor: 'fg' } },
  },
});

const Name = chakra('span', { base: { overflow: 'hidden', textOverflow: 'ellipsis' } });

const Clear = chakra('button', {
  base: {
    width: 'control',
    justifyContent: 'center',
    borderLeftWidth: '1px',
    borderColor: 'petrol.emphasized',
    color: 'fg.muted',
  },
});

const Chevron = chakra(ChevronDown, {
  base: { ml: 'auto' },
  variants: { yields: { true: { display: { lg: 'none', xl: 'block' } } } },
});

/** The car in the header: the chosen one, one click to change or switch it, one to clear it. */
export function CarControl() {
  const { chosen, choose } = useCar();
  const { request, close } = useOpenedPicker();
  const picker = useCarPicker();
  const opener = useRef<HTMLButtonElement>(null);
  const icon = <Car size={20} />;
  const label = chosen && carName(chosen.car);
  return (
    <Place data-car-place>
      <Plate
        chosen={chosen !== null}
        opened={request !== null}
        role={chosen ? 'group' : undefined}
        aria-label={chosen ? 'Your car' : undefined}
      >
        <chakra.button
          ref={opener}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={request !== null}
          aria-label={label ? `Your car: ${label}. Change` : undefined}
          onPointerEnter={picker.prepare}
          onFocus={picker.prepare}
          onClick={() => {
            if (request) close();
            else picker.choose();
          }}
        >
          {icon}
          {chosen && label ? (
            <>
              <Name display={{ lg: 'none', xl: 'block' }}>{label}</Name>
              <Name display={{ base: 'none', lg: 'block', xl: 'none' }}>{shortCarName(chosen.car)}</Name>
            </>
          ) : (
            'Choose your car'
          )}
          <Chevron size={16} yields={chosen !== null} />
        </chakra.button>
        {chosen && (
          <Clear
            type="button"
            aria-label="Clear the car"
            onClick={() => {
              choose(null);
              opener.current?.focus();
            }}
          >
            <X size={16} />
          </Clear>
        )}
        <Link to={paths.car.to()}>
          {icon}
          Choose your car
        </Link>
      </Plate>
      {request && <CarPanel request={request} onClose={close} />}
    </Place>
  );
}
