import { chakra } from '#shared/ui/chakra';

/** What the press says: on the label all of it, where there is room. */
export function NotifyMeText({ size }: { size: 'lg' | undefined }) {
  return (
    <span className="text">
      Notify me
      {size === 'lg' && (
        <chakra.span display={{ base: 'none', sm: 'inline', lg: 'none', xl: 'inline' }}>
          {' '}
          when it's back
        </chakra.span>
      )}
    </span>
  );
}
