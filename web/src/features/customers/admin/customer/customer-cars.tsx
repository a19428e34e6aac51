import { carName } from '#shop-kit/car/car-name';
import type { ShownCustomer } from './shown-customer';
import { ListPanel, PanelRow } from './list-panel';

/** The cars of their garage, the one chosen last first. */
export function CustomerCars({ cars }: Pick<ShownCustomer, 'cars'>) {
  return (
    <ListPanel id="cars" title="Cars" empty="No saved cars." isEmpty={cars.length === 0}>
      {cars.map((car) => (
        <PanelRow key={car.id}>{carName(car)}</PanelRow>
      ))}
    </ListPanel>
  );
}
