import { chakra } from '#shared/ui/chakra';
import { usePublicConfig } from '#shared/config/config-context';
import { OutsideLink } from '#shared/ui/text-link';
import { Wrap } from '#shared/ui/wrap';

const Strip = chakra('aside', { base: { bg: 'bg.footer', color: 'fg.onDeep', fontSize: 'plate' } });

/** Says on every page that nothing here is real. It can't be dismissed, and exists in sandbox mode only. */
export function SandboxStrip() {
  const { sandbox } = usePublicConfig();
  if (!sandbox) return null;
  return (
    <Strip aria-label="Sandbox mode" data-ground="deep">
      <Wrap display="flex" alignItems="center" justifyContent="space-between" gap="4" minHeight="2.3125rem">
        <chakra.p display="flex" alignItems="center" gap="2">
          <chakra.span boxSize="0.625rem" borderRadius="full" bg="signal.solid" aria-hidden />
          <b>Sandbox mode</b>
          <chakra.span display={{ base: 'none', md: 'inline' }} ml="1" color="fg.onDeepMuted">
            No cards are charged and nothing ships.
          </chakra.span>
        </chakra.p>
        <chakra.nav aria-label="Sandbox" display="flex" gap="5">
          <OutsideLink href={sandbox.testCardsUrl} target="_blank" rel="noopener" color="inherit" py="1">
            Test cards
          </OutsideLink>
          <OutsideLink href={sandbox.inboxUrl} target="_blank" rel="noopener" color="inherit" py="1">
            Inbox
          </OutsideLink>
        </chakra.nav>
      </Wrap>
    </Strip>
  );
}
