import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BusyButton } from './BusyButton.tsx';

test('shows a busy text and is disabled meanwhile', () => {
  const { rerender } = render(
    <BusyButton isBusy={false} busyText="Saving…">
      Save
    </BusyButton>,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  rerender(
    <BusyButton isBusy busyText="Saving…">
      Save
    </BusyButton>,
  );
  const button = screen.getByRole('button', { name: 'Saving…' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});
