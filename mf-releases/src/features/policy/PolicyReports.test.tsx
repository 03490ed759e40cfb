import { aUser, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PolicyReports } from './PolicyReports.tsx';

const REPORTS = 'GET /api/releases/csp-reports';
const aReport = {
  directive: 'img-src',
  blocked: 'http://evil.example/a.jpg',
  page: '/dashboard',
  source: 'http://localhost:3000/r/mf-dashboard/main.js:7',
  sample: '',
  count: 12,
  firstAt: '2026-05-01T07:00:00.000Z',
  lastAt: '2026-05-01T08:00:00.000Z',
};

test('S12: shows violations with their page and count', async () => {
  const server = fakeServer();
  server.answer(REPORTS, {
    success: true,
    data: { reports: [aReport, { ...aReport, blocked: '', page: '', source: '', count: 3 }] },
  });
  renderWithHost(<PolicyReports />, { at: '/releases', user: aUser() });
  await userEvent.click(screen.getByText('Content policy violations'));
  const rows = within(await screen.findByRole('table', { name: 'Content policy violations' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('img-src');
  expect(rows[0]).toHaveTextContent('http://evil.example/a.jpg');
  expect(rows[0]).toHaveTextContent('/dashboard');
  expect(rows[0]).toHaveTextContent('12');
  expect(rows[1]).toHaveTextContent('Others');
});

test('shows an empty state, and a failure to load', async () => {
  const server = fakeServer();
  server.fail(REPORTS, 500);
  renderWithHost(<PolicyReports />, { at: '/releases', user: aUser() });
  await userEvent.click(screen.getByText('Content policy violations'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not load violations.');
  server.answer(REPORTS, { success: true, data: { reports: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No violations')).toBeVisible();
});
