import { chakra } from '#shared/ui/chakra';
import Trash2 from 'virtual:lucide/trash';
import X from 'virtual:lucide/x';
import { LinkButton, TextLink } from '#shared/ui/text-link';
import type { ChosenCar } from '#shop-kit/car/car';
import { carName } from '#shop-kit/car/car-name';
import { isSameCar } from '#shop-kit/car/car-address';
import { paths } from '#shop-kit/paths';
import type { useAccountGarage } from './account-garage';

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'control',
    borderTopWidth: '1px',
    borderColor: 'border',
    '&:last-child': { borderBottomWidth: '1px' },
  },
  variants: { current: { true: { boxShadow: 'inset 3px 0 {colors.signal.solid}', pl: '3' } } },
});

const Switch = chakra('button', {
  base: {
    flex: '1',
    textAlign: 'start',
    minHeight: 'control',
    py: '2',
    fontWeight: 'semibold',
    lineHeight: '1.25',
    color: 'fg.link',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
});

const Tool = chakra('button', {
  base: {
    flex: 'none',
    boxSize: 'control',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'control',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});

const Answer = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: { base: 'control', lg: '6' },
    mr: '3',
    cursor: 'pointer',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

export interface GarageListProps {
  garage: readonly ChosenCar[];
  account: ReturnType<typeof useAccountGarage>;
  chosen: ChosenCar | null;
  /** Takes effect at once. */
  onSwitch: (car: ChosenCar) => void;
  onForget: (question: string) => void;
  onRemove: (car: ChosenCar) => void;
}

/** The garage; one click chooses a car. */
export function GarageList({ garage, account, chosen, onSwitch, onForget, onRemove }: GarageListProps) {
  const { isSignedIn, failed, retry } = account;
  if (garage.length === 0 && !isSignedIn) return null;
  return (
    <div>
      <chakra.h3 textStyle="h3" fontSize="base" mb="1.5">
        Your garage
      </chakra.h3>
      {failed && (
        <chakra.p role="alert" fontSize="sm" color="fg.error" mb="2">
          We couldn't load your garage. <LinkButton onClick={retry}>Try again</LinkButton>
        </chakra.p>
      )}
      {garage.length === 0 && !failed && (
        <chakra.p fontSize="sm" color="fg.muted">
          No saved cars yet.
        </chakra.p>
      )}
      <ul>
        {garage.map((own) => {
          const name = carName(own.car);
          const isCurrent = chosen !== null && isSameCar(chosen.car, own.car);
          return (
            <Row key={name} current={isCurrent} aria-current={isCurrent || undefined}>
              {isCurrent ? (
                <chakra.div flex="1" py="2" lineHeight="1.25">
                  <chakra.b textStyle="number">{name}</chakra.b>
                  <chakra.div fontSize="sm" color="fg.muted">
                    {chosen.answers.map(({ question, answer }) => (
                      <Answer
                        key={question}
                        type="button"
                        aria-label={`Clear answer: ${answer}`}
                        onClick={() => onForget(question)}
                      >
                        {answer}
                        <X size={14} />
                      </Answer>
                    ))}
                  </chakra.div>
                </chakra.div>
              ) : (
                <Switch type="button" textStyle="number" onClick={() => onSwitch(own)}>
                  {name}
                </Switch>
              )}
              <Tool type="button" aria-label={`Remove ${name} from the garage`} onClick={() => onRemove(own)}>
                <Trash2 size={16} />
              </Tool>
            </Row>
          );
        })}
      </ul>
      {!isSignedIn && (
        <chakra.p mt="2" fontSize="xs" color="fg.subtle">
          Saved in this browser. <TextLink to={paths.login.to()}>Log in</TextLink> to save it to your account.
        </chakra.p>
      )}
    </div>
  );
}
