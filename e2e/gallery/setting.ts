import { ShopApi } from '../support/shop-api.js';
import type { ShopAddress } from '../support/shop-address.js';

/** What the pictures need that the demo data has not got. */
export interface Setting {
  /** The address of a part's page, without its car. */
  idOf(name: string): string;
  /** Takes all cars out of the garage of the demo customer. */
  emptyGarage(): Promise<void>;
}

interface Line {
  id: string;
  model: string;
  yearFrom: number;
  revision: number;
}

/**
 * Prepares a shop with demo data: a list of cars that contradicts an open order, and rows for the work list. What is
 * done here no picture can do by itself, since all of them see the same shop.
 */
export async function setScene(shop: ShopAddress): Promise<Setting> {
  const [admin, customer] = await Promise.all([
    ShopApi.signIn(shop, 'admin@example.com'),
    ShopApi.signIn(shop, 'customer@example.com'),
  ]);
  const parts = await admin.send<{ _id: string; name: string }[]>('GET', '/parts');
  const idOf = (name: string) => {
    const part = parts.find((one) => one.name === name);
    if (!part) throw new Error(`The demo data has no part called ${name}.`);
    return part._id;
  };

  // A case that is open.
  await customer.pays(await customer.order(), 'pm_card_createDispute');
  await sendsBack(customer, admin, 2);
  await contradictAnOrder(admin, idOf('Tail lamp, right'));
  const hose = idOf('Rear brake hose 240 mm');
  // One that overlaps, one that leaves years out, and one with an odd number of pieces.
  await addLine(admin, hose, { model: 'Civic', make: 'Honda', yearFrom: 2004, yearTo: 2007, units: 2 });
  await addLine(admin, hose, { model: 'Civic', make: 'Honda', yearFrom: 2010, yearTo: 2011, units: 2 });
  await addLine(admin, hose, { model: 'Accord', make: 'Honda', yearFrom: 2008, yearTo: 2012, units: 6 });

  return {
    idOf,
    async emptyGarage() {
      const { myGarage } = await customer.ask<{ myGarage: { id: string }[] }>('{ myGarage { id } }');
      for (const { id } of myGarage)
        await customer.ask('mutation ($id: ID!) { removeFromGarage(id: $id) { id } }', { id });
    },
  };
}

/** Orders are paid, shipped and asked to be taken back; the first is accepted. */
async function sendsBack(customer: ShopApi, admin: ShopApi, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const orderId = await customer.order();
    await customer.pays(orderId, 'pm_card_visa');
    await admin.ask('mutation ($id: ID!) { shipOrder(id: $id) { id } }', { id: orderId });
    const { requestReturn } = await customer.ask<{ requestReturn: { id: string } }>(
      'mutation ($id: ID!) { requestReturn(orderId: $id, units: 1, reason: DOES_NOT_FIT, text: "My old one is smaller.") { id } }',
      { id: orderId },
    );
    if (index === 0)
      await admin.ask('mutation ($id: ID!) { acceptReturn(id: $id) { id } }', { id: requestReturn.id });
  }
}

/** The Corolla of 2016, for which a tail lamp is paid and not yet shipped, leaves the list of the lamp. */
async function contradictAnOrder(admin: ShopApi, partId: string): Promise<void> {
  const { part } = await admin.ask<{ part: { fitments: { nodes: Line[] } } }>(
    'query ($id: ID!) { part(id: $id) { fitments(first: 10) { nodes { id model yearFrom revision } } } }',
    { id: partId },
  );
  const { id, revision } = part.fitments.nodes.find(({ yearFrom }) => yearFrom === 2014)!;
  const input = {
    make: 'Toyota',
    model: 'Corolla',
    yearFrom: 2014,
    yearTo: 2015,
    position: 'REAR_RIGHT',
  };
  await admin.ask(
    'mutation ($id: ID!, $revision: Int!, $input: FitmentInput!) { changeFitment(id: $id, revision: $revision, input: $input) { id } }',
    { id, revision, input },
  );
}

interface LineInput {
  make: string;
  model: string;
  yearFrom: number;
  yearTo: number;
  units: number;
}

async function addLine(admin: ShopApi, partId: string, line: LineInput): Promise<void> {
  await admin.ask(
    'mutation ($partId: ID!, $input: FitmentInput!) { addFitment(partId: $partId, input: $input) { id } }',
    { partId, input: { ...line, position: 'REAR' } },
  );
}
