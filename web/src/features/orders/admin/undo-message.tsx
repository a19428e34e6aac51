import { chakra } from '#shared/ui/chakra';

interface UndoMessageProps {
  seconds: number;
  /** Names the shipped order for screen readers. */
  name: string;
}

/** "Undo (8 s)". The seconds are not read out: each of them would be. */
export function UndoMessage({ seconds, name }: UndoMessageProps) {
  return (
    <chakra.span textStyle="number">
      Undo <span aria-hidden>({seconds} s)</span>
      <chakra.span srOnly>shipping: {name}</chakra.span>
    </chakra.span>
  );
}
