import { readCapture } from '@fanfare/shared/lab';
import { aUser, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boundary } from './boundary.ts';
import { CaptureBar } from './CaptureBar.tsx';

let saved: Blob[];
const { getEntriesByType } = performance;
beforeEach(() => {
  saved = [];
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined });
  // jsdom has no resource timings and follows no links.
  performance.getEntriesByType = () => [];
  HTMLAnchorElement.prototype.click = () => undefined;
});
afterEach(() => {
  performance.getEntriesByType = getEntriesByType;
});

test('saves the recording as a readable file and shows where it is', async () => {
  let closed = 0;
  const { toasts } = renderWithHost(<CaptureBar onClose={() => closed++} />, { at: '/analytics?tab=x', user: aUser() });
  boundary.record?.({ type: 'flowBuilder/opened' });
  await userEvent.click(screen.getByRole('button', { name: 'Stop and save' }));
  await waitFor(() => expect(closed).toBe(1));
  expect(toasts.map(({ title }) => title)).toEqual(['Recording saved']);
  const capture = readCapture(JSON.parse(await textOf(saved[0] ?? new Blob())));
  expect(capture).toMatchObject({ address: '/analytics?tab=x', entries: [{ kind: 'action', type: 'flowBuilder/opened' }] });
  expect(capture.user?.username).not.toBe('mira');
});

test('a discarded recording is not saved, and recording stops', async () => {
  const { unmount } = renderWithHost(<CaptureBar onClose={() => unmount()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect([saved.length, boundary.record]).toEqual([0, undefined]);
});

/** Blobs of jsdom have no `text()`. */
function textOf(blob: Blob): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.readAsText(blob);
  return promise;
}
