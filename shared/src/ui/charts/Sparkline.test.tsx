import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Sparkline } from './Sparkline.tsx';

test('a sparkline describes its figures', () => {
  render(<Sparkline label="Errors per hour" values={[0, 6, 2]} />);
  expect(screen.getByRole('img', { name: 'Errors per hour: minimum 0, maximum 6, latest 2' })).toBeVisible();
});

test('a sparkline describes missing figures', () => {
  render(<Sparkline label="Errors per hour" values={[]} />);
  expect(screen.getByRole('img', { name: 'Errors per hour: no data yet' })).toBeInTheDocument();
});
