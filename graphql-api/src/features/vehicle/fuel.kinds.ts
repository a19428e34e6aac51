import { registerEnumType } from 'type-graphql';

export enum Fuel {
  CNG = 'CNG',
  DIESEL = 'DIESEL',
  ELECTRIC = 'ELECTRIC',
  ETHANOL = 'ETHANOL',
  FLEX_FUEL = 'FLEX_FUEL',
  GASOLINE = 'GASOLINE',
  LPG = 'LPG',
}

registerEnumType(Fuel, {
  name: 'Fuel',
  description: 'What an engine runs on.',
  valuesConfig: {
    CNG: { description: 'Compressed natural gas.' },
    DIESEL: { description: 'Diesel.' },
    ELECTRIC: { description: 'Electricity; with litres, a hybrid.' },
    ETHANOL: { description: 'Ethanol (E85).' },
    FLEX_FUEL: { description: 'Gasoline or ethanol, in any mixture.' },
    GASOLINE: { description: 'Gasoline (petrol).' },
    LPG: { description: 'Liquefied petroleum gas.' },
  },
});
