import { answer, asRoles, failure, held, recordedAnswer, type Scenario, unreachable } from '@fanfare/shared/lab';
import typical from './recordings/typical.json' with { type: 'json' };

const button = (name: string) => ({ role: 'button', name });
const heading = (name: string) => ({ role: 'heading', name });
const failed = failure(500, 'Server error. Please try again later.', 'internal');

const at = '/webhook-management';
const events = recordedAnswer(typical, 'GET /api/webhooks/events');
const [event] = events.data.events;
if (!event) throw new Error('The recording of the webhooks holds no event: record it anew.');

const manyEvents = Array.from({ length: 40 }, (_, n) => ({
  ...event,
  id: `event-${n}`,
  eventId: `event-${n}`,
  content: { text: `Question number ${n + 1}: ${'do you deliver to the islands, and how long does it take? '.repeat(4)}` },
}));

export const scenarios: readonly Scenario[] = [
  {
    id: 'overview',
    title: 'Overview',
    about: 'How events are processed, and where to find them.',
    route: at,
    recording: 'typical',
    sees: [heading('Webhook management'), heading('How events are processed')],
  },
  ...asRoles(
    {
      id: 'subscriptions',
      title: 'Subscriptions in a team',
      about: 'Owners and admins change the subscriptions.',
      route: `${at}?tab=dashboard&view=subscriptions`,
      recording: 'typical',
      sees: ['Instagram sends these events.'],
    },
    { permission: 'instagram.manage', offers: { role: 'button', name: 'Delete', exact: true } },
  ),
  {
    id: 'overview-fresh',
    title: 'No connected account',
    about: 'The webhook status says that nothing is connected and links to the next step.',
    route: at,
    recording: 'fresh',
    sees: ['Not connected.'],
  },
  {
    id: 'overview-status-loading',
    title: 'Status is loading',
    about: 'The page is shown while the connection is being checked.',
    route: at,
    recording: 'typical',
    answers: { 'GET /api/instagram/status': held, 'GET /api/webhooks/subscriptions': held },
    sees: [heading('Webhook management'), 'Checking the connection'],
  },
  {
    id: 'figures',
    title: 'Webhook dashboard',
    about: 'The number of events by type and outcome.',
    route: `${at}?tab=dashboard`,
    recording: 'typical',
    sees: [heading('Webhook management'), 'Events'],
  },
  {
    id: 'events',
    title: 'Stored events',
    about: 'Received events with outcome and attempts.',
    route: `${at}?tab=dashboard&view=events`,
    recording: 'typical',
    sees: [heading('Stored events')],
  },
  {
    id: 'events-empty',
    title: 'No events yet',
    about: 'The empty list explains how the first event is received.',
    route: `${at}?tab=dashboard&view=events`,
    recording: 'fresh',
    sees: ['No events yet', 'Simulate event'],
  },
  {
    id: 'events-loading',
    title: 'Events are loading',
    about: 'The list is not loaded yet.',
    route: `${at}?tab=dashboard&view=events`,
    recording: 'typical',
    answers: { 'GET /api/webhooks/events': held },
    sees: [heading('Stored events')],
  },
  {
    id: 'events-failed',
    title: 'Events fail to load',
    about: 'The list shows an error and a retry button; the filters work.',
    route: `${at}?tab=dashboard&view=events`,
    recording: 'typical',
    answers: { 'GET /api/webhooks/events': failed },
    sees: [heading('Stored events'), button('Try again')],
  },
  {
    id: 'events-heavy',
    title: 'Forty events with long texts',
    about: 'Long texts are truncated; the table stays within its width, also at 360 px.',
    route: `${at}?tab=dashboard&view=events`,
    recording: 'typical',
    answers: { 'GET /api/webhooks/events': answer({ ...events, data: { ...events.data, events: manyEvents } }) },
    sees: [heading('Stored events'), 'Question number 1:'],
  },
  {
    id: 'subscriptions',
    title: 'Subscriptions',
    about: 'The subscribed fields of each account, and the automations that need them.',
    route: `${at}?tab=dashboard&view=subscriptions`,
    recording: 'typical',
    sees: ['Active', 'Events from Instagram'],
  },
  {
    id: 'subscriptions-failed',
    title: 'Subscriptions fail to load',
    about: 'The page says that existing subscriptions stay active.',
    route: `${at}?tab=dashboard&view=subscriptions`,
    recording: 'typical',
    answers: { 'GET /api/webhooks/subscriptions': failed },
    sees: ['Your subscriptions are not affected.', button('Try again')],
  },
  {
    id: 'subscription-not-permitted',
    title: 'Unsubscribing fails',
    about: 'Instagram rejects the change; the subscription stays active.',
    route: `${at}?tab=dashboard&view=subscriptions`,
    recording: 'typical',
    answers: {
      'PUT /api/webhooks/subscriptions/{id}': failure(
        409,
        'The app does not have permission for this action.',
        'instagram_refused',
      ),
    },
    steps: [{ click: button('Deactivate') }],
    sees: ['Failed to update subscription'],
  },
  {
    id: 'testing',
    title: 'Create a test suite',
    about: 'A test follower for nine signed deliveries.',
    route: `${at}?tab=testing&view=create`,
    recording: 'typical',
    sees: [heading('Create test suite'), button('Create Suite')],
  },
  {
    id: 'testing-fields-missing',
    title: 'Test suite with missing fields',
    about: 'Nothing is sent; the form says what is missing.',
    route: `${at}?tab=testing&view=create`,
    recording: 'typical',
    steps: [{ fill: { label: 'Sender ID' }, with: '' }, { click: button('Create Suite') }],
    sees: ['All fields are required'],
  },
  {
    id: 'suites-empty',
    title: 'No test suites',
    about: 'The page explains what a suite is for and how to create one.',
    route: `${at}?tab=testing&view=suites`,
    recording: 'typical',
    sees: ['No test suites yet'],
  },
  {
    id: 'monitoring',
    title: 'Monitoring',
    about: 'Health, performance and errors at a glance.',
    route: `${at}?tab=monitoring`,
    recording: 'typical',
    sees: [heading('Status'), 'Uptime'],
  },
  {
    id: 'monitoring-failed',
    title: 'Monitoring fails to load',
    about: 'Events are still received while this screen fails.',
    route: `${at}?tab=monitoring`,
    recording: 'typical',
    answers: { 'GET /api/webhooks/monitoring/dashboard': failed },
    sees: ['Failed to load monitoring data'],
  },
  {
    id: 'panel-in-dashboard',
    title: 'Panel in the dashboard',
    about: 'The slot content that this remote adds to a dashboard tab. The lab replaces the dashboard.',
    route: '/dashboard',
    recording: 'typical',
    sees: ['/dashboard belongs to mf-dashboard.'],
  },
  {
    id: 'offline',
    title: 'Offline',
    about: 'The browser is offline, so events cannot be loaded.',
    route: `${at}?tab=dashboard&view=events`,
    recording: 'typical',
    isOffline: true,
    socket: 'down',
    answers: { 'GET /api/webhooks/events': unreachable },
    sees: ['Failed to load webhook data'],
  },
];
