import { chakra } from '#shared/ui/chakra';
import Info from 'virtual:lucide/info';
import WifiOff from 'virtual:lucide/wifi-off';
import { useOnline } from '#shared/browser/use-online';
import { Wrap } from '#shared/ui/wrap';

const Strip = chakra('div', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > div': { display: 'flex', gap: '3', alignItems: 'flex-start', py: '2.5', lineHeight: '1.4' },
    '& svg': { flex: 'none', mt: '0.5' },
  },
  variants: {
    kind: {
      info: { bg: 'bg.info', '& svg': { color: 'fg.info' } },
      // Visible while the user reads on: it says why nothing new loads.
      warning: {
        bg: 'bg.warning',
        '& svg': { color: 'fg.warning' },
        position: { lg: 'sticky' },
        top: 'header',
        zIndex: 'sticky',
      },
    },
  },
});

/** Says that the browser is offline, once, for the whole page; it leaves with the trouble. */
export function OfflineStrip() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <Strip kind="warning">
          <Wrap>
            <WifiOff size={20} />
            <p>
              <b>You're offline.</b> We'll retry when you're back online.
            </p>
          </Wrap>
        </Strip>
      )}
    </div>
  );
}

/** Says what a browser without JavaScript can do here, and what it can't. */
export function NoScriptStrip() {
  return (
    <noscript>
      <Strip kind="info">
        <Wrap>
          <Info size={20} />
          <p>
            <b>JavaScript is off.</b> You can browse parts and articles. To log in, order and pay, turn it on.
          </p>
        </Wrap>
      </Strip>
    </noscript>
  );
}
