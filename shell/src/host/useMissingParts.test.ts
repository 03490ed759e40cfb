import { TOAST_DESCRIPTION_CHARS } from '@fanfare/shared/contracts';
import type { ToastMessage } from '@fanfare/shared/host';
import { PART_MISSING } from '@fanfare/shared/ui';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { copy } from '../messages/copy.ts';
import { fillHead } from '../testing/fillHead.ts';
import { useMissingParts } from './useMissingParts.ts';

const toast = jest.fn<(message: ToastMessage) => void>();

beforeEach(() => {
  fillHead('<script type="application/json" id="shell-files">{"shell.1.js":"sha384-x","menu.1.js":"sha384-x"}</script>');
});
afterEach(() => {
  fillHead();
  toast.mockClear();
});

/** With null, the server is unreachable. */
function serve(page: string | null): void {
  globalThis.fetch = jest.fn(async () => {
    if (page === null) throw new TypeError('Failed to fetch');
    return { ok: true, text: async () => page } as Response;
  });
}

test('offers the newest version to a page that is too old to load a chunk', async () => {
  serve('<script nonce="x" defer src="/assets/shell.2.js" crossorigin="anonymous"></script>');
  renderHook(() => useMissingParts(toast));
  window.dispatchEvent(new Event(PART_MISSING));
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(toast.mock.calls[0]?.[0]).toMatchObject({ title: 'A new version of Fanfare is ready', action: { label: 'Reload' } });
});

test.each([
  ['the newest page', '<script defer src="/assets/shell.1.js"></script>'],
  ['an offline page', null],
])('%s shows that something failed to load and to try again', async (_, page) => {
  serve(page);
  renderHook(() => useMissingParts(toast));
  window.dispatchEvent(new Event(PART_MISSING));
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(toast.mock.calls[0]?.[0]).toEqual({
    kind: 'error',
    title: 'Could not open the page',
    description: 'Please check your connection and try again.',
  });
});

test('shows nothing once the page is gone', () => {
  serve(null);
  renderHook(() => useMissingParts(toast)).unmount();
  window.dispatchEvent(new Event(PART_MISSING));
  expect(globalThis.fetch).not.toHaveBeenCalled();
});

test('the message is not cut off', () => {
  for (const { text } of Object.values(copy.missingPart)) expect(text.length).toBeLessThanOrEqual(TOAST_DESCRIPTION_CHARS);
});
