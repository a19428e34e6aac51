import { usePublicConfig } from '#shared/config/config-context';
import { formatCount } from '#shared/format/count';
import { lastDay } from '#shared/format/dates';
import { chakra } from '#shared/ui/chakra';
import { Paper, Sheet, SheetHead } from '#shop-kit/paper';
import type { OrderReturnFragment } from './order-return.generated';
import { reasons } from './return-labels';

interface ReturnSlipProps {
  found: OrderReturnFragment;
  order: {
    number: string;
    name: string;
    product: string;
    part: { brand: string | null; partNumber: string | null } | null;
  };
}

/** The slip to put in the parcel, so that the shop can identify the return. */
export function ReturnSlip({ found, order: { number, name, product, part } }: ReturnSlipProps) {
  const { seller, sandbox } = usePublicConfig();
  return (
    <Paper>
      <Sheet aria-label="Return slip">
        <SheetHead title="Return slip">
          <p>Return {found.number}</p>
          <p>Order {number}</p>
        </SheetHead>
        <p>Put this slip in the parcel.</p>
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Why</th>
              <th scope="col" className="figure">
                Qty
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>
                {product}
                <chakra.span display="block" _empty={{ display: 'none' }}>
                  {[part?.brand, part?.partNumber].filter(Boolean).join(' ')}
                </chakra.span>
              </td>
              <td>{reasons[found.reason]}</td>
              <td className="figure">{formatCount(found.units)}</td>
            </tr>
          </tbody>
        </table>
        <chakra.div display="grid" gridTemplateColumns="repeat(auto-fit, minmax(12rem, 1fr))" gap="8">
          <div>
            <h2>From</h2>
            <p>{name}</p>
          </div>
          {seller?.address && (
            <div>
              <h2>To</h2>
              <p>{seller.name}, returns</p>
              <chakra.p whiteSpace="pre-line">{seller.address}</chakra.p>
            </div>
          )}
          {found.sendBy && (
            <div>
              <h2>Send it by</h2>
              <p>{lastDay(found.sendBy)}</p>
            </div>
          )}
        </chakra.div>
        {sandbox && <p>Sandbox: no part was shipped. Don't send anything back.</p>}
      </Sheet>
    </Paper>
  );
}
