import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Progress } from './Progress.tsx';

test('has a name and a value in words, and may be indeterminate', () => {
  const { rerender } = render(<Progress label="Import" share={0.3} valueText="12 of 40" />);
  const bar = screen.getByRole('progressbar', { name: 'Import' });
  expect(bar).toHaveAttribute('aria-valuenow', '30');
  expect(bar).toHaveAttribute('aria-valuetext', '12 of 40');
  rerender(<Progress label="Import" share={null} />);
  expect(bar).not.toHaveAttribute('aria-valuenow');
  expect(bar).toHaveAttribute('aria-valuetext', 'In progress');
});
