import type { ReleasedRemote } from '@fanfare/shared/contracts';
import { aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleasesScreen } from './ReleasesScreen.tsx';

const remote: ReleasedRemote = {
  ...{ name: 'mf-x', title: 'Part X', owner: 'team x', builds: [], rollout: null, pins: [], history: [] },
  waiting: [{ build: '1.2.0-new', publishedBy: 'ben', publishedAt: '2026-05-01T10:00:00.000Z' }],
};
const report = {
  at: '2026-05-01T10:00:00.000Z',
  cells: [
    {
      shell: '1.0.0-shell',
      beside: {},
      pages: [{ remote: 'mf-x', route: '/x', problems: [], ms: 120, picture: 'boot-x.jpg' }],
    },
  ],
};

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => ({ ok: true, status: 200, json: async () => report }) as Response);
});

function open() {
  const server = fakeServer();
  server.answer('GET /api/releases', { success: true, data: { remotes: [remote] } });
  server.answer('POST /api/releases/approvals', { success: true });
  return { server, ...renderWithHost(<ReleasesScreen />, { at: '/releases', user: aUser() }) };
}

test('S36: a published build shows its publisher and is approved after a confirmation', async () => {
  const { server, toasts } = open();
  expect(await screen.findByText('1.2.0-new')).toBeVisible();
  expect(screen.getByText(/published by ben/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Approve 1.2.0-new' }));
  const question = await screen.findByRole('alertdialog', { name: 'Approve this build of Part X?' });
  expect(server.requestsTo('POST /api/releases/approvals')).toHaveLength(0);
  await userEvent.click(within(question).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(toasts).toContainEqual({ kind: 'success', title: 'Approved 1.2.0-new' }));
  expect(server.requestsTo('POST /api/releases/approvals').map(({ body }) => body)).toEqual([
    { remote: 'mf-x', build: '1.2.0-new' },
  ]);
});

test('S36: an admin who published the build sees why another admin has to approve it', async () => {
  const { server, toasts } = open();
  server.fail('POST /api/releases/approvals', 409, { error: 'Another admin has to approve it.', code: 'release_refused' });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve 1.2.0-new' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      kind: 'error',
      title: 'Could not approve the build',
      description: 'Another admin has to approve it.',
    }),
  );
});

test("S36: the boot check is marked as the publisher's word, and its images are enlarged in place", async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Boot check' }));
  expect(await screen.findByText(/^Reported by the publisher of this build\./)).toBeVisible();
  const image = screen.getByRole('button', { name: 'Screenshot of mf-x /x' });
  expect(image).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(image);
  expect(image).toHaveAttribute('aria-expanded', 'true');
  expect(within(image).getByRole('img')).toHaveAttribute('src', 'http://localhost/r/mf-x/1.2.0-new/boot-x.jpg');
});
