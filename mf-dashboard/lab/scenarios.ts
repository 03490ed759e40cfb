import { answer, failure, held, inTurn, recordedAnswer, type Scenario, unreachable } from '@fanfare/shared/lab';
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

const manyThreads = Array.from({ length: 50 }, (_, at) => ({
  ...thread,
  id: `thread-${at}`,
  contact: { ...thread.contact, name: `A Person With a Rather Long Name ${at + 1}` },
}));

export const scenarios: readonly Scenario[] = [
  {
    id: 'dashboard',
    title: 'The dashboard of a usual day',
    about: 'Figures, what waits for somebody, and the latest events.',
    route: '/dashboard',
    recording: 'typical',
    sees: [heading('Notifications'), 'Total events', 'Live'],
  },
  {
    id: 'empty',
    title: 'A new account',
    about: 'Nothing connected, nothing received: first steps instead of empty lists.',
    route: '/dashboard',
    recording: 'fresh',
    sees: ['Not Connected'],
  },
  {
    id: 'loading',
    title: 'Everything is on its way',
    about: 'No list and no figure has arrived; nothing jumps when they do.',
    route: '/dashboard',
    recording: 'typical',
    answers: { 'GET /api/notifications': held, 'GET /api/webhooks/counts': held, 'GET /api/instagram/status': held },
    sees: [heading('Dashboard'), 'Checking'],
  },
  {
    id: 'failed',
    title: 'The notifications fail',
    about: 'What failed says so and can be tried again; the rest stands.',
    route: '/dashboard',
    recording: 'typical',
    answers: { 'GET /api/notifications': failed },
    sees: ['Failed to connect to notification service', button('Try again')],
  },
  {
    id: 'event-arrives',
    title: 'A message arrives',
    about: 'The server pushes an event; it stands on top of the list without a reload.',
    route: '/dashboard',
    recording: 'typical',
    steps: [{ see: 'Live' }, { push: { event: 'new_webhook_event', payload: [{ type: 'instagram_webhook', event: arriving }] } }],
    sees: ['Do you ship to Portugal?'],
  },
  {
    id: 'reconnecting',
    title: 'The live connection is lost',
    about: 'The socket does not come about; the page says so and goes on by itself.',
    route: '/dashboard',
    recording: 'typical',
    socket: 'down',
    sees: [heading('Notifications'), 'Reconnecting'],
  },
  {
    id: 'expired',
    title: 'The connection to Instagram has expired',
    about: 'What no longer works, and the one step that mends it.',
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
    about: 'Conversations with who answers, and how long one may still reply.',
    route: '/dashboard?tab=instagram',
    recording: 'typical',
    sees: ['Choose a conversation', 'June Park'],
    widths: [1440],
  },
  {
    id: 'inbox-narrow',
    title: 'Inbox at 360 px',
    about: 'The list alone; a conversation opens over it.',
    route: '/dashboard?tab=instagram',
    recording: 'typical',
    sees: ['June Park'],
    widths: [360],
  },
  {
    id: 'inbox-empty',
    title: 'Inbox of a new account',
    about: 'No conversation yet, and how the first one comes.',
    route: '/dashboard?tab=instagram',
    recording: 'fresh',
    sees: ['No conversations yet'],
  },
  {
    id: 'inbox-failed',
    title: 'The conversations fail, and come at the second attempt',
    about: 'Try again brings the list.',
    route: '/dashboard?tab=instagram',
    recording: 'typical',
    answers: { 'GET /api/inbox/threads': inTurn(failed, answer(threads)) },
    steps: [{ see: 'Could not load conversations.' }, { click: button('Try again') }],
    sees: ['June Park'],
  },
  {
    id: 'inbox-heavy',
    title: 'Fifty conversations with long names',
    about: 'Long names are cut, figures keep their places.',
    route: '/dashboard?tab=instagram',
    recording: 'typical',
    answers: { 'GET /api/inbox/threads': answer({ ...threads, data: { threads: manyThreads, nextCursor: null } }) },
    sees: ['A Person With a Rather Long Name 1'],
  },
  {
    id: 'comments',
    title: 'Comments',
    about: 'Comments of all posts, with what was answered.',
    route: '/dashboard?tab=instagram&part=comments',
    recording: 'typical',
    sees: ['All posts'],
  },
  {
    id: 'publishing',
    title: 'Publishing',
    about: 'What may be published today, and an empty plan.',
    route: '/dashboard?tab=instagram&part=publishing',
    recording: 'typical',
    sees: ['No posts published from here yet'],
  },
  {
    id: 'flows',
    title: 'Flows',
    about: 'Bot flows and automations in one table.',
    route: '/dashboard?tab=flows',
    recording: 'typical',
    sees: ['Prices and delivery', 'Opening hours'],
  },
  {
    id: 'flows-failed',
    title: 'The flows fail',
    about: 'The tab says so; the header and the other tabs stand.',
    route: '/dashboard?tab=flows',
    recording: 'typical',
    answers: { 'GET /api/flow/list': failed, 'GET /api/flows': failed },
    sees: ['Could not load flows.'],
  },
  {
    id: 'doctor',
    title: 'Connection diagnostics',
    about: 'Each link from Instagram to an answer, with a verdict.',
    route: '/dashboard?doctor=open',
    recording: 'typical',
    sees: [{ role: 'dialog', name: 'Connection diagnostics' }],
  },
  {
    id: 'offline',
    title: 'Offline',
    about: 'Nothing gets through once the page stands.',
    route: '/dashboard',
    recording: 'typical',
    isOffline: true,
    socket: 'down',
    answers: { 'GET /api/notifications': unreachable, 'GET /api/webhooks/counts': unreachable },
    sees: ['Failed to connect to notification service'],
  },
];
