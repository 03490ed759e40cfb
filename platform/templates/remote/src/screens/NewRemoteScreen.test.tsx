import type { BotFlow } from '@fanfare/shared/contracts';
import { aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../remote.ts';
import { NewRemoteScreen } from './NewRemoteScreen.tsx';

const LIST = 'GET /api/flow/list';

const aFlow = (name: string, publishedVersion: number | null = null): BotFlow => ({
  id: name,
  name,
  revision: 1,
  publishedVersion,
  hasUnpublishedChanges: false,
  isActive: publishedVersion !== null,
  updatedAt: '2026-03-01T10:00:00.000Z',
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(LIST, { success: true, data: [aFlow('Prices', 3), aFlow('Opening hours')] });
});
const show = () => renderWithHost(<NewRemoteScreen />, { at: '/new-remote', slices: remote.slices, user: aUser() });
const names = async () =>
  within(await screen.findByRole('list', { name: 'Bot flows' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('shows every bot flow with its version, and leads to the builder', async () => {
  show();
  expect(await names()).toEqual(['Prices', 'Opening hours']);
  expect(screen.getByText('Version 3')).toBeVisible();
  expect(screen.getByText('Draft')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Opening hours' })).toHaveAttribute('href', '/flow-builder?flow=Opening%20hours');
});

test('filters the list and preserves the search across screens', async () => {
  const { store } = show();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search bot flows' }), 'hours');
  expect(await names()).toEqual(['Opening hours']);
  expect(store.getState()).toMatchObject({ 'mf-new-remote': { search: 'hours' } });
  await userEvent.type(screen.getByRole('searchbox'), ' nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await names()).toEqual(['Prices', 'Opening hours']);
});

test('leads on while there is none', async () => {
  server.answer(LIST, { success: true, data: [] });
  show();
  expect(await screen.findByText('No bot flow yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the flow builder' })).toHaveAttribute('href', '/flow-builder');
});

test('shows the error and retries', async () => {
  server.fail(LIST, 500, { error: 'The database is away.' });
  show();
  expect(await screen.findByText('The database is away.')).toBeVisible();
  server.answer(LIST, { success: true, data: [aFlow('Prices', 3)] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toEqual(['Prices']);
});
