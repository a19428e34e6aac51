import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from '#shared/browser/use-hydrated';
import { useSessionState } from '#shared/session/session-context';
import { chakra } from '#shared/ui/chakra';
import { ErrorBlock } from '#shared/ui/error-block';
import { Note } from '#shared/ui/note';
import { Panel } from '#shared/ui/panel';
import { TextLink } from '#shared/ui/text-link';
import { notify } from '#shared/ui/toast';
import { fullCart } from '#shop-kit/cart/add-to-cart';
import {
  addToCart,
  maxParts,
  putBack,
  removeFromCart,
  useCart,
  type CartLine,
} from '#shop-kit/cart/cart-store';
import { readLines, mergeVisitorLines } from '#shop-kit/cart/visitor-lines';
import { paths } from '#shop-kit/paths';
import { CartColumns } from './cart-columns';
import { CartPanel } from './cart-panel';
import { CartRow } from './cart-row';
import { useCheckOut } from './check-out';
import { EmptyCart } from './empty-cart';
import { RemovedRow } from './removed-row';
import { useCartItems, type CartItem } from './use-cart-items';
import { VisitorCart } from './visitor-cart';
import type { CartChange } from '#shop-kit/cart/check-line';
import { Skeleton } from '#shared/ui/skeleton';
import { WhileWaiting } from '#shared/ui/while-waiting';

/** Lines to come. */
function CartWaiting({ lines }: { lines: number }) {
  return (
    <WhileWaiting>
      <CartColumns aria-busy>
        <chakra.div display="grid" gap="1px">
          {Array.from({ length: lines }, (_, index) => (
            <Skeleton key={index} height={{ base: '15.5rem', md: '7.875rem' }} />
          ))}
        </chakra.div>
        <Skeleton height="17rem" borderRadius="card" />
      </CartColumns>
    </WhileWaiting>
  );
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/** Changes since the parts were put into the cart: "2 prices, 1 sold out."; null when there are none. */
function changesMessage(items: readonly CartItem[]): { title: string; what: string } | null {
  const changes = items.flatMap((item) => item.changes);
  const of = (kind: CartChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const inState = (state: CartItem['state']) => items.filter((item) => item.state === state).length;
  const [soldOut, gone] = [inState('sold out'), inState('no longer sold')];
  const count = changes.length + soldOut + gone;
  if (count === 0) return null;
  const counts = [
    ...counted(of('price'), 'price', 'prices'),
    ...counted(of('smallest order'), 'minimum order', 'minimum orders'),
    ...counted(of('stock'), 'stock', 'stocks'),
    ...counted(soldOut, 'sold out', 'sold out'),
    ...counted(gone, 'no longer sold', 'no longer sold'),
  ];
  const title = count === 1 ? '1 change since you added it.' : `${count} changes since you added them.`;
  return { title, what: `${counts.join(', ')}.` };
}

/** Merges parts added without JavaScript into the cart; a shared address changes nothing. */
function useFormTakeover(count: number) {
  const navigate = useNavigate();
  useEffect(
    function takeOverFormLines() {
      const lines = mergeVisitorLines();
      if (lines.length > 0 && (!addToCart(lines) || count > maxParts)) notify.error(fullCart);
      if (count > 0) void navigate(paths.cart.to(), { replace: true });
    },
    [count, navigate],
  );
}

/** The cart of this browser, or that of its URL until JavaScript has loaded. */
export function Cart() {
  const isHydrated = useHydrated();
  const lines = readLines(useSearchParams()[0].get('parts'));
  useFormTakeover(lines.length);
  if (isHydrated) return <StoredCart />;
  if (lines.length > 0) return <VisitorCart wishes={lines} />;
  return (
    <>
      <chakra.div css={{ '@media (scripting: none)': { display: 'none' } }}>
        <CartWaiting lines={1} />
      </chakra.div>
      <noscript>
        <EmptyCart />
      </noscript>
    </>
  );
}

/** Tells visitors that the cart is saved in this browser, also while the session is loading. */
export function SavedInBrowserNote() {
  const { status } = useSessionState();
  const { parts } = useCart();
  if (status === 'signed-in' || parts === 0) return null;
  return (
    <chakra.p color="fg.muted" data-when={status === 'unknown' ? 'visitor' : undefined}>
      Saved in this browser. <TextLink to={paths.login.to({ from: paths.cart.to() })}>Log in</TextLink> to
      save it to your account.
    </chakra.p>
  );
}

interface Removed {
  line: CartLine;
  index: number;
  name: string;
}

function StoredCart() {
  const cart = useCartItems();
  const { lines, items, isPending, error, refetch, shownIds } = cart;
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  const [back, setBack] = useState<Removed>();
  const isRemoved = ({ line }: Removed) => !lines.some(({ partId }) => partId === line.partId);
  const gone = removed.filter(isRemoved);

  if (lines.length + gone.length === 0) return <EmptyCart />;
  if (isPending && error) return <ErrorBlock title="We couldn't load prices and stock." onRetry={refetch} />;
  if (isPending) return <CartWaiting lines={lines.length} />;

  const row = (id: string) => {
    const item = items.find(({ line }) => line.partId === id);
    if (item)
      return (
        <CartRow
          key={id}
          item={item}
          isBack={back?.line.partId === id}
          onRemove={() => {
            const { line, found } = item;
            setRemoved([
              ...removed.filter(isRemoved),
              { line, index: lines.indexOf(line), name: found.product },
            ]);
            removeFromCart(id);
            setBack(undefined);
          }}
        />
      );
    const out = gone.find(({ line }) => line.partId === id);
    return (
      out && (
        <RemovedRow
          key={id}
          name={out.name}
          onUndo={() => {
            putBack(out.line, out.index);
            setBack(out);
          }}
        />
      )
    );
  };
  return (
    <CartColumns>
      <chakra.div display="grid" gap="4">
        <chakra.h2 srOnly>Parts in the cart</chakra.h2>
        <chakra.p srOnly role="status">
          {back && `${back.name} is back in the cart.`}
        </chakra.p>
        <CartNotes items={items} parts={lines.length} isStale={error !== undefined} retry={refetch} />
        <Panel as="ul" overflow="hidden" aria-label="Parts in the cart">
          {shownIds.map(row)}
        </Panel>
      </chakra.div>
      <Summary {...cart} />
    </CartColumns>
  );
}

interface CartNotesProps {
  items: readonly CartItem[];
  parts: number;
  isStale: boolean;
  retry: () => void;
}

/** Notes above the lines: changes, a full cart, and prices that may be outdated. */
function CartNotes({ items, parts, isStale, retry }: CartNotesProps) {
  const changes = changesMessage(items);
  return (
    <>
      {isStale && (
        <ErrorBlock title="Prices and stock may have changed." onRetry={retry}>
          We can't reach the server. Showing the last known prices.
        </ErrorBlock>
      )}
      <chakra.div role="status" display="grid" gap="3" css={{ '&:empty': { display: 'none' } }}>
        {changes && (
          <Note kind="plain">
            <span>
              <b>{changes.title}</b> {changes.what}
            </span>
          </Note>
        )}
        {parts >= maxParts && (
          <Note kind="plain">
            <span>
              <b>Your cart is full ({maxParts} parts).</b>
              {parts > maxParts && ` Remove ${parts - maxParts} to check out.`}
            </span>
          </Note>
        )}
      </chakra.div>
    </>
  );
}

function Summary({ lines, items, car, fit, refetch }: ReturnType<typeof useCartItems>) {
  const counted = items.filter(({ state }) => state === 'counted');
  const { button, question } = useCheckOut({
    items: counted,
    car,
    isOpen: counted.length > 0 && lines.length <= maxParts,
  });
  return (
    <>
      <CartPanel items={counted} car={car} fit={fit} refetch={refetch} button={button} />
      {question}
    </>
  );
}
