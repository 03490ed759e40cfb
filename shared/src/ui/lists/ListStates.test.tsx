import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ListStates } from './ListStates.tsx';
import { LoadMore } from './LoadMore.tsx';

const onRetry = jest.fn();
const basics = {
  noun: 'events',
  count: 0,
  isLoading: false,
  onRetry,
  empty: { title: 'No events yet', text: 'They appear here.', action: <button type="button">Send a test event</button> },
};

function show(props: Partial<ComponentProps<typeof ListStates>>) {
  return render(
    <ListStates {...basics} {...props}>
      <p>Rows</p>
    </ListStates>,
  );
}

test('shows a loading state with placeholders', () => {
  show({ isLoading: true, rowHeight: 56 });
  expect(screen.getByRole('status')).toHaveTextContent('Loading events');
  expect(screen.queryByText('Rows')).toBeNull();
});

test('shows sentence, reason and request id of a failed load, and retries', async () => {
  const cause = { kind: 'server', status: 503, code: null, text: 'The database is not available.', requestId: 'request-1' };
  show({ error: 'Failed to load webhook data', cause });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to load webhook dataThe database is not available.Request ID request-1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalled();
});

test('offers to clear the filters without a match', async () => {
  const onClearFilters = jest.fn();
  show({ onClearFilters });
  expect(screen.getByText('No events match')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClearFilters).toHaveBeenCalled();
});

test('shows an empty state with an action', () => {
  show({});
  expect(screen.getByText('No events yet')).toBeVisible();
  expect(screen.getByText('They appear here.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send a test event' })).toBeVisible();
});

test('keeps rows during a refetch and after a failed one', () => {
  const { rerender } = show({ count: 3, isLoading: true });
  expect(screen.getByText('Rows')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing events');
  rerender(
    <ListStates {...basics} count={3} error="The server does not answer.">
      <p>Rows</p>
    </ListStates>,
  );
  expect(screen.getByText('Rows')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The server does not answer.');
});

test('loads the next page once, and moves the focus to the end', async () => {
  const user = userEvent.setup();
  const onLoad = jest.fn();
  const more = (hasMore: boolean, isLoading: boolean) => (
    <LoadMore hasMore={hasMore} isLoading={isLoading} onLoad={onLoad} endText="That is every event." />
  );
  const { rerender } = render(more(true, false));
  await user.tab();
  await user.keyboard('{Enter}');
  rerender(more(true, true));
  await user.click(screen.getByRole('button', { name: 'Loading…' }));
  expect(onLoad).toHaveBeenCalledTimes(1);
  rerender(more(false, false));
  expect(screen.getByText('That is every event.')).toHaveFocus();
});
