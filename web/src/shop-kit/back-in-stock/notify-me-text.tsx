import { chakra } from '#shared/ui/chakra';

/** Text of the button: on the label in full, where there is room. */
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
