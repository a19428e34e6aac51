import { useState } from 'react';
import type { VehicleInput } from '#shared/gql/schema-types.generated';
import { type ChosenCar, withAnswer } from '#shop-kit/car/car';
import type { CarQuestion } from '#shop-kit/car/car-picker';
import { findCar, maxCars } from '#shop-kit/car/garage';
import { useCar } from '#shop-kit/car/use-car';
import { useAccountGarage } from './account-garage';
import { draftOf, type CarDraft } from './car-draft';
import { FullGarage } from './full-garage';
import { PanelFrame } from './panel-frame';
import { PickView } from './pick-view';
import { QuestionView } from './question-view';
import { engineOf } from './use-car-choices';
import type { VinCandidate } from './candidates-text';
import { VinView } from './vin-view';

interface CarPanelProps {
  request: { view: 'car' | 'engine' } | { view: 'question'; question: CarQuestion };
  onClose: () => void;
}

type View = { name: 'pick' } | { name: 'vin'; vin: string } | { name: 'full'; selected: ChosenCar };

/** Everything that is done about the car: choosing, switching, reading a VIN, answering a question. */
export function CarPanel({ request, onClose }: CarPanelProps) {
  const { chosen, garage, choose: makeOwn, forget } = useCar();
  const account = useAccountGarage();
  const [view, setView] = useState<View>({ name: 'pick' });
  const [draft, setDraft] = useState<CarDraft>(() =>
    request.view === 'engine' && chosen ? draftOf(chosen.car) : {},
  );

  function take(selected: ChosenCar) {
    makeOwn(selected);
    onClose();
  }

  function choose(car: VehicleInput) {
    const known = findCar(garage, car) ?? (chosen && findCar([chosen], car));
    const selected = { car, answers: known?.answers ?? [] };
    if (!known && garage.length >= maxCars) setView({ name: 'full', selected });
    else take(selected);
  }

  function remove({ car }: ChosenCar) {
    account.remove(car);
    forget(car);
  }

  function confirm({ year, make, model, engines }: VinCandidate) {
    const [engine, ...others] = engines;
    if (engine && others.length === 0) {
      choose({ year, make, model, engine: engineOf(engine) });
    } else {
      setDraft({ year, make, model });
      setView({ name: 'pick' });
    }
  }

  if (request.view === 'question' && chosen) {
    const { question } = request;
    return (
      <PanelFrame title={question.text} onClose={onClose}>
        <QuestionView
          question={question}
          chosen={chosen}
          onAnswer={(text) => take(withAnswer(chosen, question.key, text))}
        />
      </PanelFrame>
    );
  }
  if (view.name === 'vin') {
    return (
      <PanelFrame title="Is this your car?" onClose={onClose}>
        <VinView
          vin={view.vin}
          onRead={(vin) => setView({ name: 'vin', vin })}
          onConfirm={confirm}
          onByHand={(make) => {
            setDraft(make === undefined ? {} : { make });
            setView({ name: 'pick' });
          }}
        />
      </PanelFrame>
    );
  }
  const oldest = garage.at(-1);
  if (view.name === 'full' && oldest) {
    return (
      <PanelFrame title="Your garage is full" onClose={onClose}>
        <FullGarage
          oldest={oldest}
          selected={view.selected}
          onReplace={() => {
            remove(oldest);
            take(view.selected);
          }}
          onLeaveOut={() => take(view.selected)}
        />
      </PanelFrame>
    );
  }
  return (
    <PanelFrame title="Choose your car" wide onClose={onClose}>
      <PickView
        draft={draft}
        onDraft={setDraft}
        onChoose={choose}
        onVin={(vin) => setView({ name: 'vin', vin })}
        garage={garage}
        account={account}
        chosen={chosen}
        onSwitch={take}
        onForget={(question) => {
          if (chosen) makeOwn(withAnswer(chosen, question, null));
        }}
        onRemove={remove}
      />
    </PanelFrame>
  );
}
