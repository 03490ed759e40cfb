import type { Publication, ThreadMessage } from '@fanfare/shared/contracts';
import {
  type Answers,
  answer,
  asRoles,
  failure,
  held,
  inTurn,
  recordedAnswer,
  type Scenario,
  unreachable,
} from '@fanfare/shared/lab';
import typical from './recordings/typical.json' with { type: 'json' };

const button = (name: string) => ({ role: 'button', name });
const heading = (name: string) => ({ role: 'heading', name });
const failed = failure(500, 'Server error. Please try again later.', 'internal');

const notifications = recordedAnswer(typical, 'GET /api/notifications');
const threads = recordedAnswer(typical, 'GET /api/inbox/threads');
const status = recordedAnswer(typical, 'GET /api/instagram/status');
const [newest] = notifications.data.notifications;
const [thread] = threads.data.threads;
if (!newest || !thread) throw new Error('The recording of the dashboard holds no event and no conversation: record it anew.');

const arriving = {
  ...newest,
  id: 'event-live',
  eventId: 'event-live',
  seq: notifications.data.latestSeq + 1,
  eventType: 'messages',
  status: 'new',
  isRead: false,
  userInfo: { username: 'ana.lima' },
  content: { text: 'Do you ship to Portugal?' },
  message: 'Do you ship to Portugal?',
  timestamp: typical.at,
  receivedAt: typical.at,
} as const;

const first = threads.data.threads.find(({ isUnanswered }) => isUnanswered) ?? thread;
const message: ThreadMessage = {
  id: 'message-1',
  direction: 'in',
  author: 'contact',
  text: first.preview?.text ?? '',
  message: null,
  attachments: [],
  ownReaction: null,
  at: first.lastMessageAt ?? typical.at,
  state: 'received',
  error: null,
  isDeleted: false,
  isHumanAgent: false,
  record: null,
};
const conversation: Answers = {
  'GET /api/inbox/threads/{id}': answer({ success: true, data: first }),
  'GET /api/inbox/threads/{id}/messages': answer({ success: true, data: { messages: [message], nextCursor: null } }),
  'GET /api/inbox/threads/{id}/notes': answer({ success: true, data: [] }),
  'POST /api/inbox/threads/{id}/seen': answer({ success: true }),
  'GET /api/inbox/canned-replies': answer({ success: true, data: [] }),
  'GET /api/contacts/{id}/variables': answer({ success: true, data: { variables: [], unset: [] } }),
};

const manyThreads = Array.from({ length: 50 }, (_, at) => ({
  ...thread,
  id: `thread-${at}`,
  contact: { ...thread.contact, name: `A Person With a Rather Long Name ${at + 1}` },
}));

const planned = (id: string, caption: string, scheduledAt: string, changes: Partial<Publication> = {}): Publication => ({
  id,
  kind: 'image',
  caption,
  // The host name of a URL would need a network.
  media: [{ type: 'image', url: `data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==#${id}` }],
  state: 'scheduled',
  scheduledAt,
  createdAt: '2026-11-01T09:00:00.000Z',
  publishedAt: null,
  mediaId: null,
  error: null,
  ...changes,
});
const publications = [
  planned('lamp', 'Brass lamp, made to order', '2026-11-26T09:30:00.000Z'),
  planned('shelf', 'Oak shelves are back in stock', '2026-11-26T17:00:00.000Z'),
  planned('sale', 'The winter sale begins on Monday, with a rather long caption', '2026-11-30T08:00:00.000Z'),
  planned('reel', 'How we oil a table', '2026-11-19T15:00:00.000Z', {
    kind: 'reel',
    state: 'failed',
    error: 'Instagram cannot download the file.',
  }),
  ...[9, 11, 13, 16].map((hour, at) => {
    const time = `2026-11-12T${String(hour).padStart(2, '0')}:15:00.000Z`;
    return planned(`post-${at}`, `Chair ${at + 1} of four`, time, { state: 'published', publishedAt: time });
  }),
];
const calendar = { 'GET /api/publishing': answer({ success: true as const, data: { publications, nextCursor: null } }) } as const;

export const scenarios: readonly Scenario[] = [
  {
    id: 'dashboard',
    title: 'Dashboard on a normal day',
    about: 'Figures, items that need attention, and the latest events.',
    route: '/dashboard',
    recording: 'typical',
    sees: [heading('Notifications'), 'Total events', 'Live'],
  },
  {
    id: 'bell',
    title: 'Latest events in the bell',
    about: 'The bell shows the same turns as the home, smaller.',
    route: '/dashboard',
    recording: 'typical',
    steps: [{ click: button('Notifications, 15 unread') }],
    sees: [{ role: 'dialog', name: 'Latest events' }],
  },
  {
    id: 'empty',
    title: 'A new account',
    about: 'Without an account and events, first steps are shown instead of empty lists.',
    route: '/dashboard',
    recording: 'fresh',
    sees: ['Not Connected'],
  },
  {
    id: 'loading',
    title: 'Dashboard is loading',
    about: 'No list or figure is loaded yet; nothing moves when they appear.',
    route: '/dashboard',
    recording: 'typical',
    answers: { 'GET /api/notifications': held, 'GET /api/webhooks/counts': held, 'GET /api/instagram/status': held },
    sees: [heading('Dashboard'), 'Checking'],
  },
  {
    id: 'failed',
    title: 'Notifications fail to load',
    about: 'The section shows an error and a retry button; the rest works.',
    route: '/dashboard',
    recording: 'typical',
    answers: { 'GET /api/notifications': failed },
    sees: ['Failed to connect to notification service', button('Try again')],
  },
  {
    id: 'event-arrives',
    title: 'New message',
    about: 'The server pushes an event, which appears at the top of the list without a reload.',
    route: '/dashboard',
    recording: 'typical',
    steps: [{ see: 'Live' }, { push: { event: 'new_webhook_event', payload: [{ type: 'instagram_webhook', event: arriving }] } }],
    sees: ['Do you ship to Portugal?'],
  },
  {
    id: 'reconnecting',
    title: 'Live connection is lost',
    about: 'The socket fails to connect; the page shows this and keeps retrying.',
    route: '/dashboard',
    recording: 'typical',
    socket: 'down',
    sees: [heading('Notifications'), 'Reconnecting'],
  },
  {
    id: 'expired',
    title: 'Instagram connection has expired',
    about: 'The page says what no longer works and how to fix it.',
    route: '/dashboard',
    recording: 'typical',
    answers: {
      'GET /api/instagram/status': answer({ ...status, connected: false, isExpired: true, webhookSubscribed: false }),
      'GET /api/runs': answer({ success: true, data: { runs: [], nextCursor: null } }),
    },
    sees: ['Not Connected'],
  },
  {
    id: 'inbox',
    title: 'Inbox',
    about: 'The first unanswered conversation is open.',
    route: '/dashboard?tab=instagram',
    recording: 'typical',
    answers: conversation,
    sees: ['June Park', { role: 'textbox', name: 'Reply' }],
    widths: [1440],
  },
  {
    id: 'inbox-narrow',
    title: 'Inbox at 360 px',
    about: 'Only the list is shown; a conversation opens over it.',
    route: '/dashboard?tab=instagram',
    recording: 'typical',
    sees: ['June Park'],
    widths: [360],
  },
  {
    id: 'inbox-empty',
    title: 'Inbox for a new account',
    about: 'Without conversations, the page explains how the first one starts.',
    route: '/dashboard?tab=instagram',
    recording: 'fresh',
    sees: ['No conversations yet'],
  },
  {
    id: 'inbox-failed',
    title: 'Conversations load on the second attempt',
    about: 'After an error, Try again loads the list.',
    route: '/dashboard?tab=instagram',
    recording: 'typical',
    answers: { ...conversation, 'GET /api/inbox/threads': inTurn(failed, answer(threads)) },
    steps: [{ see: 'Could not load conversations.' }, { click: button('Try again') }],
    sees: ['June Park'],
  },
  {
    id: 'inbox-heavy',
    title: 'Fifty conversations with long names',
    about: 'Long names are truncated, and figures stay aligned.',
    route: '/dashboard?tab=instagram',
    recording: 'typical',
    answers: {
      ...conversation,
      'GET /api/inbox/threads': answer({ ...threads, data: { threads: manyThreads, nextCursor: null } }),
    },
    sees: ['A Person With a Rather Long Name 1'],
  },
  {
    id: 'comments',
    title: 'Comments',
    about: 'Comments on all posts, with their replies.',
    route: '/dashboard?tab=instagram&part=comments',
    recording: 'typical',
    sees: ['All posts'],
  },
  {
    id: 'comment-reply',
    title: 'Reply to a comment',
    about: 'The reply is written below the comment, in public or by message.',
    route: '/dashboard?tab=instagram&part=comments',
    recording: 'typical',
    steps: [{ see: 'is there parking?' }, { press: 'j' }, { press: 'j' }, { press: 'r' }],
    sees: ['Type / for a saved reply.'],
  },
  {
    id: 'publishing',
    title: 'Publishing',
    about: "Today's publishing limit and an empty schedule.",
    route: '/dashboard?tab=instagram&part=publishing',
    recording: 'typical',
    sees: ['No posts published from here yet'],
  },
  {
    id: 'publishing-calendar',
    title: 'Calendar of posts',
    about: 'Scheduled, published and failed posts on their day.',
    route: '/dashboard?tab=instagram&part=publishing&view=calendar',
    recording: 'typical',
    answers: calendar,
    sees: ['November 2026', 'Brass lamp, made to order'],
  },
  {
    id: 'publishing-calendar-post',
    title: 'A scheduled post of the calendar',
    about: 'The post with its actions, and another time for it.',
    route: '/dashboard?tab=instagram&part=publishing&view=calendar',
    recording: 'typical',
    answers: calendar,
    steps: [{ click: { role: 'button', name: '09:30 Brass lamp, made to order' } }],
    sees: ['Move post'],
  },
  {
    id: 'publishing-calendar-failed',
    title: 'Calendar that did not load',
    about: 'The month stays and can be loaded again.',
    route: '/dashboard?tab=instagram&part=publishing&view=calendar',
    recording: 'typical',
    answers: { 'GET /api/publishing': failed },
    sees: ['Could not load posts.'],
  },
  ...asRoles(
    {
      id: 'publishing',
      title: 'Publishing in a team',
      about: 'Members without permission see the posts and who can change their role.',
      route: '/dashboard?tab=instagram&part=publishing',
      recording: 'typical',
      sees: ['No posts published from here yet'],
    },
    { permission: 'publishing.edit', offers: button('New post') },
  ),
  {
    id: 'flows',
    title: 'Flows',
    about: 'Bot flows and automations in one table.',
    route: '/dashboard?tab=flows',
    recording: 'typical',
    sees: ['Prices and delivery', 'Opening hours'],
  },
  {
    id: 'flows-empty',
    title: 'Flows of a new account',
    about: 'Without a flow, the tab says what a flow does and creates the first one.',
    route: '/dashboard?tab=flows',
    recording: 'fresh',
    sees: ['No flows yet'],
  },
  {
    id: 'flows-failed',
    title: 'Flows fail to load',
    about: 'The tab shows an error; the header and the other tabs work.',
    route: '/dashboard?tab=flows',
    recording: 'typical',
    answers: { 'GET /api/flow/list': failed, 'GET /api/flows': failed },
    sees: ['Could not load flows.'],
  },
  {
    id: 'doctor',
    title: 'Connection diagnostics',
    about: 'The result of each check between Instagram and a reply.',
    route: '/dashboard?doctor=open',
    recording: 'typical',
    sees: [{ role: 'dialog', name: 'Connection diagnostics' }],
  },
  {
    id: 'user-menu',
    title: 'User menu',
    about: 'The user, the appearance, and the pages that belong to them.',
    route: '/dashboard',
    recording: 'typical',
    steps: [{ see: 'Live' }, { click: button('User menu') }],
    sees: [{ role: 'menuitem', name: 'Logout' }],
  },
  {
    id: 'palette',
    title: 'Command palette',
    about: 'Pages and commands by name.',
    route: '/dashboard',
    recording: 'typical',
    steps: [{ see: 'Live' }, { press: 'Control+K' }],
    sees: [{ role: 'combobox', name: 'Search' }],
  },
  {
    id: 'not-found',
    title: 'Unknown URL',
    about: 'The page says that it does not exist; the frame stays.',
    route: '/no-such-page',
    recording: 'typical',
    steps: [{ see: heading('This page does not exist') }],
    sees: [heading('This page does not exist')],
  },
  {
    id: 'offline',
    title: 'Offline',
    about: 'The browser goes offline after the page has loaded.',
    route: '/dashboard',
    recording: 'typical',
    isOffline: true,
    socket: 'down',
    answers: { 'GET /api/notifications': unreachable, 'GET /api/webhooks/counts': unreachable },
    sees: ['Failed to connect to notification service'],
  },
];
