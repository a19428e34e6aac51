import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { pageSystem } from '#shared/ui/theme/ground';
import { QuestionView } from './question-view';

const chosen = { car: { year: 2016, make: 'Honda', model: 'Civic' }, answers: [] };

function show(answers: readonly string[]) {
  const question = { key: 'wheel-studs', text: 'What thread do the wheel studs have?', answers };
  render(
    <ChakraProvider value={pageSystem}>
      <QuestionView question={question} chosen={chosen} onAnswer={() => undefined} />
    </ChakraProvider>,
  );
}

test('two answers are introduced with "either"', () => {
  show(['M12 x 1.5 studs', 'M14 x 1.5 studs']);

  screen.getByText(/^Your 2016 Honda Civic was built with either\./);
});

test('three answers are introduced with "any of these"', () => {
  show(['M12 x 1.25 studs', 'M12 x 1.5 studs', 'M14 x 1.5 studs']);

  screen.getByText(/^Your 2016 Honda Civic was built with any of these\./);
});
