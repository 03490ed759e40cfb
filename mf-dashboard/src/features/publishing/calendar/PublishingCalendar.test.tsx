import type { Publication } from '@fanfare/shared/contracts';
import { workspacesLoaded } from '@fanfare/shared/store';
import { aConnectedStatus, aUser, type FakeServer, fakeServer, renderWithHost } from '@fanfare/shared/testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PublishingPanel } from '../PublishingPanel.tsx';

const LIST = 'GET /api/publishing';
const EDIT = 'PUT /api/publishing/{id}';
const at = (day: number, hour = 9, minute = 30) => new Date(2026, 2, day, hour, minute).toISOString();

function aPost(changes: Partial<Publication> = {}): Publication {
  return {
    id: 'p1',
    kind: 'image',
    caption: 'Oak shelf',
    media: [{ type: 'image', url: 'https://cdn.example/a.jpg', altText: 'A shelf' }],
    isAiGenerated: true,
    state: 'scheduled',
    scheduledAt: at(20),
    createdAt: at(1),
    publishedAt: null,
    mediaId: null,
    error: null,
    by: { id: 'u9', name: 'ben' },
    ...changes,
  };
}

let server: FakeServer;
beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 2, 18, 12), advanceTimers: true, doNotFake: ['queueMicrotask', 'performance'] });
  server = fakeServer();
  server.answer('GET /api/instagram/status', aConnectedStatus());
  server.answer('GET /api/publishing/quota', { success: true, data: { used: 3, total: 100 } });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

const has = (publications: Publication[]) => server.answer(LIST, { success: true, data: { publications, nextCursor: null } });
const show = (query = '') => renderWithHost(<PublishingPanel />, { at: `/dashboard?view=calendar${query}`, user: aUser() });
const cell = (name: RegExp) => screen.findByRole('gridcell', { name });
const chip = (name = /Oak shelf Scheduled$/) => screen.findByRole('button', { name });
const answerMove = () =>
  server.answerWith(EDIT, ({ body }) => {
    const { revision = 0, ...post } = body as Partial<Publication>;
    const moved = aPost({ ...post, revision: revision + 1 });
    has([moved]);
    return { success: true as const, data: moved };
  });

test('shows posts on their day, with their state and time', async () => {
  has([
    aPost(),
    aPost({ id: 'p2', caption: 'Lamp', state: 'published', publishedAt: at(3, 18), scheduledAt: at(2) }),
    aPost({ id: 'p3', caption: null, kind: 'reel', state: 'failed', scheduledAt: at(4), error: 'No.' }),
    aPost({ id: 'p4', caption: 'Gone', state: 'cancelled' }),
  ]);
  show();
  expect(await screen.findByRole('grid', { name: 'March 2026' })).toBeVisible();
  expect(within(await cell(/^Friday, March 20 /)).getByRole('button', { name: /^9:30\sAM Oak shelf Scheduled$/ })).toBeVisible();
  expect(within(await cell(/^Tuesday, March 3 /)).getByRole('button', { name: /^6:30\sPM Lamp Published$/ })).toBeVisible();
  expect(within(await cell(/^Wednesday, March 4 /)).getByRole('button', { name: /Reel Failed$/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Gone/ })).toBeNull();
  expect(await cell(/^Wednesday, March 18/)).toHaveAttribute('aria-current', 'date');
  expect(server.requestsTo(LIST).find(({ query }) => query.from)?.query).toMatchObject({
    from: new Date(2026, 1, 23).toISOString(),
    to: new Date(2026, 3, 6).toISOString(),
  });
});

test('the URL keeps the view and the month', async () => {
  has([]);
  const { place } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('grid', { name: 'April 2026' })).toBeVisible();
  expect(place.path).toBe('/dashboard?view=calendar&month=2026-04');
  await userEvent.click(screen.getByRole('button', { name: 'This month' }));
  await waitFor(() => expect(place.path).toBe('/dashboard?view=calendar'));
  await userEvent.click(screen.getByRole('radio', { name: 'List' }));
  await waitFor(() => expect(place.path).toBe('/dashboard'));
});

test('a day opens the form with its date; one that has passed does not', async () => {
  has([]);
  show();
  const day = await cell(/^Saturday, March 21/);
  await userEvent.click(within(day).getByRole('button', { name: 'New post on Saturday, March 21' }));
  const form = within(await screen.findByRole('dialog', { name: 'New post' }));
  expect(form.getByLabelText('Date and time')).toHaveValue('2026-03-21T10:00');
  await userEvent.click(form.getByRole('button', { name: 'Close' }));
  const today = await cell(/^Wednesday, March 18/);
  act(() => today.focus());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(within(await screen.findByRole('dialog', { name: 'New post' })).getByLabelText('Date and time')).toHaveValue(
    '2026-03-19T10:00',
  );
  await userEvent.keyboard('{Escape}');
  expect(within(await cell(/^Tuesday, March 17/)).queryByRole('button')).toBeNull();
});

test('Shift and an arrow key move a post to another day at the same time, with undo', async () => {
  has([aPost({ revision: 3 })]);
  answerMove();
  const { toasts } = show();
  act(() => screen.getByText('March 2026').focus());
  (await chip()).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() =>
    expect(toasts).toMatchObject([{ kind: 'success', title: expect.stringMatching(/^Post moved to Mar 21, 2026/) }]),
  );
  expect(server.requestsTo(EDIT)[0]?.body).toEqual({
    kind: 'image',
    caption: 'Oak shelf',
    media: [{ type: 'image', url: 'https://cdn.example/a.jpg', altText: 'A shelf' }],
    isAiGenerated: true,
    scheduledAt: at(21),
    revision: 3,
  });
  const moved = within(await cell(/^Saturday, March 21 /)).getByRole('button', { name: /Oak shelf/ });
  await waitFor(() => expect(moved).toHaveFocus());
  toasts[0]?.action?.run();
  await waitFor(() => expect(server.requestsTo(EDIT)[1]?.body).toMatchObject({ scheduledAt: at(20), revision: 4 }));
});

async function drag(from: HTMLElement, to: HTMLElement): Promise<void> {
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent(from, Object.assign(createEvent.dragStart(from), { dataTransfer }));
  fireEvent(to, Object.assign(createEvent.dragOver(to), { dataTransfer }));
  fireEvent(to, Object.assign(createEvent.drop(to), { dataTransfer }));
}

test('a post is dragged to another day; days and times that have passed are refused in words', async () => {
  has([aPost({ scheduledAt: at(20) })]);
  answerMove();
  const { toasts } = show();
  await drag(await chip(), await cell(/^Tuesday, March 3\b/));
  expect(toasts).toEqual([{ kind: 'error', title: 'Posts cannot be moved to a day that has passed.' }]);
  await drag(await chip(), await cell(/^Wednesday, March 18/));
  expect(toasts[1]?.title).toMatch(/^9:30\sAM has already passed today\./);
  expect(server.requestsTo(EDIT)).toEqual([]);
  await drag(await chip(), await cell(/^Tuesday, March 31/));
  await waitFor(() => expect(server.requestsTo(EDIT)[0]?.body).toMatchObject({ scheduledAt: at(31) }));
});

test('a refused move shows the post on its former day', async () => {
  has([aPost()]);
  server.fail(EDIT, 409, { error: 'You can edit only posts that are scheduled.' });
  const { toasts } = show();
  await drag(await chip(), await cell(/^Tuesday, March 31/));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', title: 'Could not move the post' }]));
  expect(within(await cell(/^Friday, March 20 /)).getByRole('button', { name: /Oak shelf/ })).toBeVisible();
});

test('a post opens with its actions and can get another time', async () => {
  has([aPost()]);
  answerMove();
  show();
  await userEvent.click(await chip());
  const window = within(await screen.findByRole('dialog', { name: /^Mar 20, 2026/ }));
  expect(window.getByRole('button', { name: 'Cancel post' })).toBeVisible();
  fireEvent.change(window.getByLabelText('Date and time'), { target: { value: '2026-03-01T10:00' } });
  expect(window.getByText('Choose a time in the future.')).toBeVisible();
  fireEvent.change(window.getByLabelText('Date and time'), { target: { value: '2026-03-25T17:15' } });
  await userEvent.click(window.getByRole('button', { name: 'Move post' }));
  await waitFor(() => expect(server.requestsTo(EDIT)[0]?.body).toMatchObject({ scheduledAt: at(25, 17, 15) }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a scheduled post is edited with its time', async () => {
  has([aPost()]);
  show();
  await userEvent.click(await chip());
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit post' }));
  expect(form.getByLabelText('Date and time')).toHaveValue('2026-03-20T09:30');
});

test('published and failed posts cannot move, and neither can those of viewers', async () => {
  has([aPost({ state: 'failed' }), aPost({ id: 'p2', caption: 'Lamp' })]);
  const { store } = show();
  expect(await chip(/Oak shelf Failed$/)).toHaveAttribute('draggable', 'false');
  expect(await chip(/Lamp Scheduled$/)).toHaveAttribute('draggable', 'true');
  const workspace = { id: 'w1', name: 'Northwind', role: 'viewer' as const, members: 2, owners: 1 };
  act(() => void store.dispatch(workspacesLoaded({ items: [workspace], currentId: 'w1' })));
  await waitFor(async () => expect(await chip(/Lamp Scheduled$/)).toHaveAttribute('draggable', 'false'));
  expect(screen.queryByRole('button', { name: /^New post/ })).toBeNull();
});

test('narrow screens list the days with posts and today', async () => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }),
  });
  has([aPost()]);
  show();
  await chip();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Today, Wednesday, March 18',
    'Friday, March 20',
  ]);
  expect(screen.queryByRole('grid')).toBeNull();
});

test('a failed period can be loaded again', async () => {
  server.fail(LIST, 500);
  show();
  expect(await screen.findByText('Could not load posts.')).toBeVisible();
  has([aPost()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await chip()).toBeVisible();
});

test('a busy day shows the first posts and opens the others', async () => {
  has([9, 10, 11, 12].map((hour) => aPost({ id: `p${hour}`, caption: `Post ${hour}`, scheduledAt: at(20, hour) })));
  show();
  const day = await cell(/^Friday, March 20 /);
  await waitFor(() => expect(within(day).getAllByRole('button', { name: /Post \d+ Scheduled$/ })).toHaveLength(2));
  await userEvent.click(within(day).getByRole('button', { name: '2 more' }));
  expect(within(day).getAllByRole('button', { name: /Post \d+ Scheduled$/ })).toHaveLength(4);
});
