import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { dayRange, freeText, oneOf, openId, someOf, sortBy, wholeNumber } from './queryParams.ts';
import { useQueryState } from './useQueryState.ts';

const params = {
  status: oneOf(['all', 'failed'], 'all'),
  type: someOf(['message', 'comment']),
  search: freeText(),
  sort: sortBy(['time', 'from'], { column: 'time', isDescending: true }),
  size: wholeNumber(20, { least: 1, most: 100 }),
  range: dayRange(),
  event: openId(),
};

function start(at: string, onUnknown?: (name: string, text: string) => void) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/before', at]}>{children}</MemoryRouter>
  );
  const use = () => ({
    ...useQueryState(params, onUnknown && { onUnknown }),
    location: useLocation(),
    navigate: useNavigate(),
  });
  return renderHook(use, { wrapper }).result;
}

test('a URL without a query has the defaults', () => {
  const { values, changed } = start('/webhook').current;
  expect(values).toEqual({
    status: 'all',
    type: [],
    search: '',
    sort: { column: 'time', isDescending: true },
    size: 20,
    range: null,
    event: null,
  });
  expect([...changed]).toEqual([]);
});

test('every value round-trips through the URL', () => {
  const result = start('/webhook?tab=events#top');
  const values = {
    status: 'failed',
    type: ['message', 'comment'],
    search: 'price & size, ä',
    sort: { column: 'from', isDescending: false },
    size: 50,
    range: { from: '2026-01-01', to: '2026-01-31' },
    event: 'e1',
  } as const;
  act(() => result.current.set(values));
  expect(result.current.values).toEqual(values);
  const { search, hash } = result.current.location;
  expect(search).toContain('tab=events');
  expect(search).toContain('type=message,comment');
  expect(hash).toBe('#top');
  expect(start(`/webhook${search}`).current.values).toEqual(values);
});

test('leaves a default out of the URL', () => {
  const result = start('/webhook?status=failed&size=50');
  expect([...result.current.changed]).toEqual(['status', 'size']);
  act(() => result.current.set({ status: 'all' }));
  expect(result.current.location.search).toBe('?size=50');
  act(() => result.current.reset());
  expect(result.current.location.search).toBe('');
});

test('a filter adds a history entry; typing does not', () => {
  const result = start('/webhook');
  act(() => result.current.set({ status: 'failed' }));
  act(() => result.current.set({ search: 'p' }));
  act(() => result.current.set({ search: 'pr' }));
  expect(result.current.location.search).toBe('?status=failed&search=pr');
  act(() => void result.current.navigate(-1));
  expect(result.current.location.search).toBe('');
  act(() => void result.current.navigate(-1));
  expect(result.current.location.pathname).toBe('/before');
});

test('applies two changes in one event', () => {
  const result = start('/webhook');
  act(() => {
    result.current.set({ status: 'failed' });
    result.current.set({ event: 'e1' });
  });
  expect(result.current.location.search).toBe('?status=failed&event=e1');
});

test('adds no history entry without a change', () => {
  const result = start('/webhook?status=failed');
  const before = result.current.location.key;
  act(() => result.current.set({ status: 'failed' }));
  expect(result.current.location.key).toBe(before);
});

test.each([
  ['status', 'broken'],
  ['type', 'message,story'],
  ['sort', '-size'],
  ['size', '0'],
  ['size', '1e9'],
  ['range', '2026-01-31..2026-01-01'],
  ['range', '2026-02-30..2026-03-01'],
])('ignores and reports ?%s=%s once', (name, text) => {
  const onUnknown = jest.fn();
  const result = start(`/webhook?${name}=${text}`, onUnknown);
  expect([...result.current.changed]).toEqual([]);
  act(() => result.current.set({ search: 'x' }));
  expect(onUnknown.mock.calls).toEqual([[name, text]]);
});

test('returns the same objects while the URL is unchanged', () => {
  const result = start('/webhook?type=message');
  const { type } = result.current.values;
  act(() => void result.current.navigate('?type=message#there'));
  expect(result.current.values.type).toBe(type);
});
