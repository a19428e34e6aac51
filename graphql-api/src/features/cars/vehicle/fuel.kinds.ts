import { enumOf } from '../../../shared/enum-of.js';

export const Fuel = enumOf('Fuel', 'What an engine runs on.', {
  CNG: 'Compressed natural gas.',
  DIESEL: 'Diesel.',
  ELECTRIC: 'Electricity; with litres, a hybrid.',
  ETHANOL: 'Ethanol (E85).',
  FLEX_FUEL: 'Gasoline or ethanol, in any mixture.',
  GASOLINE: 'Gasoline (petrol).',
  LPG: 'Liquefied petroleum gas.',
});
export type Fuel = keyof typeof Fuel;
