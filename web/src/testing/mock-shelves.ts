import { aPart, type PartRow } from './builders';
import { asAdmin, refusal, type Caller } from './mock-caller';

/** The API's rule of what runs out. */
export const isLow = ({ availableQuantity, orderQuantity }: PartRow) =>
  availableQuantity < 10 || availableQuantity < 3 * orderQuantity;

function partOf(id: string, caller: Caller): PartRow {
  asAdmin(caller);
  const part = caller.shop.parts.find((candidate) => candidate.id === id);
  if (!part) throw refusal('NOT_FOUND');
  return part;
}

type PartInput = Partial<Omit<PartRow, 'id'>>;

/** What admins may do with the parts of the mock shop. */
export const shelfMutations = {
  addPart(_root: unknown, { input }: { input: PartInput }, caller: Caller) {
    const { email } = asAdmin(caller);
    const part = aPart({
      ...input,
      name: input.name ?? '',
      description: input.description ?? '',
      user: email,
    });
    caller.shop.parts.push(part);
    return part;
  },
  updatePart(_root: unknown, { id, input }: { id: string; input: PartInput }, caller: Caller) {
    return Object.assign(partOf(id, caller), input);
  },
  removePart(_root: unknown, { id }: { id: string }, caller: Caller) {
    const part = partOf(id, caller);
    caller.shop.parts = caller.shop.parts.filter((candidate) => candidate !== part);
    return part;
  },
  restockPart(_root: unknown, { id, quantity }: { id: string; quantity: number }, caller: Caller) {
    const part = partOf(id, caller);
    if (part.availableQuantity + quantity < 0) {
      throw refusal('QUANTITY_OUT_OF_RANGE', { available: part.availableQuantity });
    }
    part.availableQuantity += quantity;
    return part;
  },
};
