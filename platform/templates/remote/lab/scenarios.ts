import type { BotFlow } from '@fanfare/shared/contracts';
import { answer, failure, held, inTurn, type Scenario, slowly, unreachable } from '@fanfare/shared/lab';

const at = '/new-remote';
const LIST = 'GET /api/flow/list';
const heading = { role: 'heading', name: 'New remote' };
const link = (name: string) => ({ role: 'link', name });
const search = { role: 'searchbox', name: 'Search bot flows' };
const failed = failure(500, 'Server error. Please try again later.', 'internal');

const aFlow = (name: string, publishedVersion: number | null = null): BotFlow => ({
  id: name,
  name,
  revision: 1,
  publishedVersion,
  hasUnpublishedChanges: false,
  isActive: publishedVersion !== null,
  updatedAt: '2026-03-01T10:00:00.000Z',
});
const listOf = (flows: BotFlow[]) => answer({ success: true as const, data: flows });
const typical = listOf([aFlow('Prices', 3), aFlow('Opening hours'), aFlow('Where we are', 1)]);

export const scenarios: readonly Scenario[] = [
  {
    id: 'list',
    title: 'Bot flows',
    about: 'Three flows, two of them published.',
    route: at,
    answers: { [LIST]: typical },
    sees: [heading, link('Prices'), 'Version 3', 'Draft'],
  },
  {
    id: 'list-empty',
    title: 'No flows',
    about: 'For a new account, the page explains the list and links to the builder.',
    route: at,
    answers: { [LIST]: listOf([]) },
    sees: ['No bot flow yet', link('Open the flow builder')],
  },
  {
    id: 'list-loading',
    title: 'List is loading',
    about: 'The page is shown with placeholder rows.',
    route: at,
    answers: { [LIST]: held },
    sees: [heading, { role: 'status' }],
  },
  {
    id: 'list-slow',
    title: 'List loads slowly',
    about: 'Nothing moves when the rows appear.',
    route: at,
    answers: { [LIST]: slowly(400, typical) },
    sees: [link('Prices')],
  },
  {
    id: 'list-failed',
    title: 'Server error',
    about: "The server's error and a retry button are shown.",
    route: at,
    answers: { [LIST]: failed },
    sees: ['Could not load bot flows', 'Server error. Please try again later.', { role: 'button', name: 'Try again' }],
  },
  {
    id: 'list-failed-then-there',
    title: 'Retry after a server error',
    about: 'The second attempt shows the list.',
    route: at,
    answers: { [LIST]: inTurn(failed, typical) },
    steps: [{ click: { role: 'button', name: 'Try again' } }],
    sees: [link('Prices')],
  },
  {
    id: 'list-unreachable',
    title: 'Connection fails',
    about: 'The server sent no response, and the page shows an error.',
    route: at,
    answers: { [LIST]: unreachable },
    sees: ['Could not load bot flows', { role: 'button', name: 'Try again' }],
  },
  {
    id: 'list-many',
    title: 'Sixty flows',
    about: 'A long list.',
    route: at,
    answers: { [LIST]: listOf(Array.from({ length: 60 }, (_, n) => aFlow(`Flow number ${n + 1}`, n % 2 ? n : null))) },
    sees: [link('Flow number 60')],
  },
  {
    id: 'list-long-name',
    title: 'A very long name',
    about: 'The name wraps, and nothing scrolls horizontally.',
    route: at,
    answers: { [LIST]: listOf([aFlow('everything-that-anybody-ever-asked-about-'.repeat(3), 12)]) },
    sees: ['Version 12'],
  },
  {
    id: 'search',
    title: 'Search',
    about: 'The list shows only rows that contain the words.',
    route: at,
    answers: { [LIST]: typical },
    steps: [{ fill: search, with: 'HOURS' }, { gone: link('Prices') }],
    sees: [link('Opening hours')],
  },
  {
    id: 'search-nothing',
    title: 'No search results',
    about: 'The page offers to clear the search.',
    route: at,
    answers: { [LIST]: typical },
    steps: [{ fill: search, with: 'parking' }],
    sees: ['No bot flows match', { role: 'button', name: 'Clear filters' }],
  },
  {
    id: 'search-cleared',
    title: 'Clear the search',
    about: 'All rows are shown again.',
    route: at,
    answers: { [LIST]: typical },
    steps: [{ fill: search, with: 'parking' }, { click: { role: 'button', name: 'Clear filters' } }],
    sees: [link('Prices'), link('Opening hours')],
  },
  {
    id: 'to-the-builder',
    title: 'Open a flow in the builder',
    about: 'The page of another remote opens.',
    route: at,
    answers: { [LIST]: typical },
    steps: [{ click: link('Prices') }, { arriveAt: '/flow-builder?flow=Prices' }],
    sees: ['/flow-builder belongs to mf-flow-builder.'],
  },
  {
    id: 'tab',
    title: 'Tab in the dashboard',
    about: 'The same list in a slot of another remote.',
    route: '/dashboard',
    answers: { [LIST]: typical },
    sees: [heading, link('Prices')],
  },
  {
    id: 'signed-out',
    title: 'Signed out',
    about: 'The page requires an account, so the sign-in screen is shown.',
    route: at,
    user: null,
    // The neighbors show the tab on all their pages.
    answers: { [LIST]: typical },
    steps: [{ arriveAt: '/login' }],
    sees: ['/login belongs to mf-auth.'],
  },
];
