import { render, screen } from '@testing-library/react';
import { articleTable } from './article-table';
import BatteryInWinter from './texts/battery-in-winter.mdx';

test("in an article's table, headings name columns and first cells name rows", () => {
  render(<BatteryInWinter components={articleTable} />);
  const named = (role: string) => screen.getAllByRole(role).map((cell) => cell.textContent);
  expect(named('columnheader')).toEqual(['At rest', 'Charge', 'What to do']);
  expect(named('rowheader')).toEqual(['12.6 V or more', '12.4 V', '12.2 V', '12.0 V or less']);
  expect(named('cell').slice(0, 2)).toEqual(['full', 'nothing']);
  for (const header of screen.getAllByRole('rowheader')) expect(header).toHaveAttribute('scope', 'row');
});
