import { killRows } from '../support/kill-rows.js';
import { KilledShop, PAYMENT_POINTS } from '../support/kill-runs.js';
import { moneyFaults } from '../support/money-faults.js';

jest.setTimeout(900_000);

describe('C30: a payment', () => {
  killRows(PAYMENT_POINTS);

  test('control: without webhooks and reconciler a charge stays unsettled, and the check reports it', async () => {
    const killed = await KilledShop.at({ doing: 'settling', at: 'findIntent:before' }, { TASKS: 'off' });

    await killed.run('lose');

    expect(await moneyFaults(killed.shop)).toEqual([expect.stringContaining('charged without order')]);
    await killed.close();
  });
});
