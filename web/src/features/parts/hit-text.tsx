import { chakra } from '#shared/ui/chakra';
import { numberHits, wordHits } from './hits';

const Mark = chakra('mark', {
  base: { color: 'inherit', background: 'linear-gradient(transparent 82%, {colors.signal.solid} 82%)' },
});

interface HitTextProps {
  children: string;
  search: string;
  /** A maker's number, where spaces and dashes mean nothing. */
  isNumber?: boolean;
}

/** A text with a yellow line under what was searched for. */
export function HitText({ children: text, search, isNumber = false }: HitTextProps) {
  if (!search) return text;
  const pieces = isNumber ? numberHits(text, search) : wordHits(text, search);
  return pieces.map((piece, index) => (piece.hit ? <Mark key={index}>{piece.text}</Mark> : piece.text));
}
