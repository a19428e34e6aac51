import { numberHits, hitsOf, type Piece } from './hits';

/** Pieces as text, hits in brackets. */
const drawn = (pieces: Piece[]) => pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');

test('each word of a search is marked where it occurs, in any case', () => {
  expect(drawn(hitsOf('Front brake disc 312 mm', 'BRAKE disc'))).toBe('Front [brake] [disc] 312 mm');
  expect(drawn(hitsOf('Disc, disc, disc', 'disc'))).toBe('[Disc], [disc], [disc]');
  expect(drawn(hitsOf('Front brake disc', 'clutch'))).toBe('Front brake disc');
  expect(drawn(hitsOf('Front brake disc', ''))).toBe('Front brake disc');
});

test('overlapping words are one mark', () => {
  expect(drawn(hitsOf('Brake brakes', 'brakes brake'))).toBe('[Brake] [brakes]');
});

test('a number is marked with or without its spaces and dashes', () => {
  expect(drawn(numberHits('N 312.28-05', '31228'))).toBe('N [312.28]-05');
  expect(drawn(numberHits('N 312.28-05', 'n-312 28 05'))).toBe('[N 312.28-05]');
  expect(drawn(numberHits('AX 4104 020-L', '20l'))).toBe('AX 4104 0[20-L]');
});

test('one or two characters are not marked in numbers', () => {
  expect(drawn(numberHits('N 312.28-05', '31'))).toBe('N 312.28-05');
  expect(drawn(numberHits('N 312.28-05', '  '))).toBe('N 312.28-05');
});

test('words with accents and ligatures are marked', () => {
  expect(drawn(hitsOf('Lemförder Stoßdämpfer', 'lemforder stossdampfer'))).toBe('[Lemförder] [Stoßdämpfer]');
  expect(drawn(hitsOf('Łożysko koła', 'lozysko KOLA'))).toBe('[Łożysko] [koła]');
  expect(drawn(hitsOf('İstanbul disc', 'istanbul disc'))).toBe('[İstanbul] [disc]');
});
