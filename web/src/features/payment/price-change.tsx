import { formatMoney } from '#shared/format/money';
import { Button } from '#shared/ui/button';
import { Note } from '#shared/ui/note';

interface PriceChangeProps {
  oldTotal: string;
  newTotal: string;
  onAccept: (newTotal: string) => void;
}

/** The time to pay was over, and the part has another price now: nothing goes on before the customer said yes to it. */
export function PriceChange({ oldTotal, newTotal, onAccept }: PriceChangeProps) {
  return (
    <Note kind="info" role="alert" title="The price has changed since you ordered.">
      <span>
        {`It was ${formatMoney(oldTotal)}, it is ${formatMoney(newTotal)} now. Nothing was charged.`} The time
        to pay was over, so the old price does not hold any more.
      </span>
      <Button
        variant="outline"
        size="sm"
        mt="2"
        onClick={() => {
          onAccept(newTotal);
        }}
      >
        Accept {formatMoney(newTotal)}
      </Button>
    </Note>
  );
}
