import { chakra } from '#shared/ui/chakra';
import { numberHits, textHits, hitsOf } from './hits';

const Mark = chakra('mark', {
  base: { color: 'inherit', background: 'linear-gradient(transparent 82%, {colors.signal.solid} 82%)' },
});

interface HitTextProps {
  children: string;
  search: string;
  /** Terms that were searched in its place: synonyms, without plurals. */
  marks?: readonly string[];
  /** A maker's number, where spaces and dashes mean nothing. */
  isNumber?: boolean;
}

/** A text with a yellow line under the hits. */
export function HitText({ children: text, search, marks, isNumber = false }: HitTextProps) {
  if (!search && !marks) return text;
  const hits = marks ? textHits(text, marks) : hitsOf(text, search);
  const pieces = isNumber ? numberHits(text, search) : hits;
  return pieces.map((piece, index) => (piece.hit ? <Mark key={index}>{piece.text}</Mark> : piece.text));
}
