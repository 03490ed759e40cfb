import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BulkProgress } from './BulkProgress.tsx';

const failures = [{ id: '1', name: 'Message from Ana', reason: 'The window is closed.' }];

test('shows progress, lists failures, and can be stopped', async () => {
  const onStop = jest.fn();
  render(<BulkProgress label="Retrying" done={3} total={12} failures={failures} onStop={onStop} />);
  expect(screen.getByRole('progressbar', { name: 'Retrying' })).toHaveAttribute('aria-valuenow', '3');
  expect(screen.getByText('3 of 12, 1 failed')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Failed' })).toHaveTextContent('Message from Ana The window is closed.');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalled();
});

test('shows the end, and offers to retry failures', async () => {
  const onRetryFailed = jest.fn();
  render(
    <BulkProgress
      label="Retrying"
      done={12}
      total={12}
      failures={failures}
      onStop={() => undefined}
      onRetryFailed={onRetryFailed}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Done: 11 of 12, 1 failed.');
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry 1 failed' }));
  expect(onRetryFailed).toHaveBeenCalled();
});
