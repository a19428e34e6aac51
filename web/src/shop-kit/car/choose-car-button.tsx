import Car from 'virtual:lucide/car';
import { Button } from '#shared/ui/button';
import { ButtonLink } from '#shared/ui/button-link';
import { paths } from '../paths';
import { useCarPicker } from './car-picker';

interface ChooseCarButtonProps {
  variant: 'solid' | 'outline';
}

/** Opens the picker of the header; without JavaScript, a page of its own. */
export function ChooseCarButton({ variant }: ChooseCarButtonProps) {
  const picker = useCarPicker();
  const icon = variant === 'solid' && <Car size={20} />;
  return (
    <>
      <Button
        variant={variant}
        icon={icon}
        aria-haspopup="dialog"
        onPointerEnter={picker.prepare}
        onFocus={picker.prepare}
        onClick={() => picker.choose()}
        css={{ '@media (scripting: none)': { display: 'none' } }}
      >
        Choose your car
      </Button>
      <ButtonLink
        variant={variant}
        to={paths.car.to()}
        css={{ '@media (scripting: enabled)': { display: 'none' } }}
      >
        {icon}
        Choose your car
      </ButtonLink>
    </>
  );
}
