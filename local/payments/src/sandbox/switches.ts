import type { UnitOfWork } from '../state/unit-of-work.js';
import { type Switches, switchesOff } from './switches.record.js';

export function switchesOf(state: Pick<UnitOfWork, 'table'>): Switches {
  return state.table('switches').get('switches') ?? switchesOff;
}
