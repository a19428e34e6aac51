import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pageSystem } from '#shared/ui/theme/ground';
import { CarPickerContext } from './car-picker';
import type { VerdictLineFragment } from './verdict-line.generated';
import { VerdictLine } from './verdict-line';
import { verdictName } from './verdict-label';

const fits: VerdictLineFragment = {
  __typename: 'FitmentVerdict',
  verdict: 'FITS',
  reason: 'Front, Civic 2016 to 2021 with 2.0\u00a0l',
  needsEngine: false,
  question: null,
  row: { __typename: 'Fitment', id: '1', excludes: false, accepted: null, engine: null },
};

const rearBrakes = {
  __typename: 'FitmentQuestion' as const,
  key: 'rear-brakes',
  text: 'Rear disc or drum?',
  answers: ['rear discs', 'rear drums'],
};

function show(verdict: Partial<VerdictLineFragment>) {
  const picker = { choose: jest.fn(), ask: jest.fn(), prepare: jest.fn() };
  const { container } = render(
    <ChakraProvider value={pageSystem}>
      <CarPickerContext value={picker}>
        <VerdictLine verdict={{ ...fits, ...verdict }} />
      </CarPickerContext>
    </ChakraProvider>,
  );
  return { ...picker, text: container.textContent };
}

test.each([
  ['FITS', fits.reason, 'Fits · Front, Civic 2016 to 2021 with 2.0\u00a0l'],
  [
    'DOES_NOT_FIT',
    'Civic 2017 to 2021 with 1.5\u00a0l; yours is 2016 2.0\u00a0l',
    'Does not fit · Civic 2017 to 2021 with 1.5\u00a0l; yours is 2016 2.0\u00a0l',
  ],
  ['UNKNOWN', "The Civic isn't listed yet", "No data · The Civic isn't listed yet"],
] as const)('%s shows its label and reason', (verdict, reason, label) => {
  expect(show({ verdict, reason }).text).toBe(label);
  expect(label.startsWith(verdictName(verdict))).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a verdict that depends on an answer asks for it', async () => {
  const row = { ...fits.row, __typename: 'Fitment' as const, id: '1', engine: null };
  const { text, ask } = show({
    verdict: 'FITS_IF',
    reason: 'Rear, Civic 2016 to 2021, if yours has rear discs',
    question: rearBrakes,
    row: { ...row, excludes: false, accepted: ['rear discs'] },
  });
  expect(text).toBe('Fits if rear discs · Rear disc or drum?');
  await userEvent.click(screen.getByRole('button', { name: 'Rear disc or drum?' }));
  expect(ask).toHaveBeenCalledWith(rearBrakes);
});

test('a row that would exclude the car says "unless"', () => {
  const row = {
    __typename: 'Fitment' as const,
    id: '1',
    engine: null,
    excludes: true,
    accepted: ['rear drums'],
  };
  expect(show({ verdict: 'FITS_IF', question: rearBrakes, row }).text).toMatch(/^Fits unless rear drums · /);
});

test('a verdict that depends on the engine names the engines and opens the picker there', async () => {
  const reason = 'Front, Civic 2016 to 2021, if yours has 1.5\u00a0l or 2.0\u00a0l';
  const { text, choose } = show({ verdict: 'FITS_IF', needsEngine: true, reason });
  expect(text).toBe(`Fits if the engine is right · ${reason} · Which engine?`);
  await userEvent.click(screen.getByRole('button', { name: 'Which engine?' }));
  expect(choose).toHaveBeenCalledWith('engine');
});
