import { answer, failure, held, recordedAnswer, type Scenario, unreachable } from '@fanfare/shared/lab';
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
    about: 'How an event travels, and where to look.',
    route: at,
    recording: 'typical',
    sees: [heading('Webhook management'), heading('How events are processed')],
  },
  {
    id: 'overview-fresh',
    title: 'Nothing is connected',
    about: 'A new account: the state of the webhook says so and leads on.',
    route: at,
    recording: 'fresh',
    sees: ['Not connected.'],
  },
  {
    id: 'overview-status-loading',
    title: 'The state is on its way',
    about: 'The connection is being checked; the page stands already.',
    route: at,
    recording: 'typical',
    answers: { 'GET /api/instagram/status': held, 'GET /api/webhooks/subscriptions': held },
    sees: [heading('Webhook management'), 'Checking the connection'],
  },
  {
    id: 'figures',
    title: 'Dashboard of the webhooks',
    about: 'How many arrived, of which kinds, and what became of them.',
    route: `${at}?tab=dashboard`,
    recording: 'typical',
    sees: [heading('Webhook management'), 'Events'],
  },
  {
    id: 'events',
    title: 'Stored events',
    about: 'What arrived, with its outcome and attempts.',
    route: `${at}?tab=dashboard&view=events`,
    recording: 'typical',
    sees: [heading('Stored events')],
  },
  {
    id: 'events-empty',
    title: 'No events yet',
    about: 'An empty list that says how the first one comes.',
    route: `${at}?tab=dashboard&view=events`,
    recording: 'fresh',
    sees: ['No events yet', 'Simulate event'],
  },
  {
    id: 'events-loading',
    title: 'The events are on their way',
    about: 'The list has not arrived.',
    route: `${at}?tab=dashboard&view=events`,
    recording: 'typical',
    answers: { 'GET /api/webhooks/events': held },
    sees: [heading('Stored events')],
  },
  {
    id: 'events-failed',
    title: 'The events fail',
    about: 'The list says so and offers another attempt; the filters stand.',
    route: `${at}?tab=dashboard&view=events`,
    recording: 'typical',
    answers: { 'GET /api/webhooks/events': failed },
    sees: [heading('Stored events'), button('Try again')],
  },
  {
    id: 'events-heavy',
    title: 'Forty events with long texts',
    about: 'Long texts are cut; the table stays within its width, also at 360 px.',
    route: `${at}?tab=dashboard&view=events`,
    recording: 'typical',
    answers: { 'GET /api/webhooks/events': answer({ ...events, data: { ...events.data, events: manyEvents } }) },
    sees: [heading('Stored events'), 'Question number 1:'],
  },
  {
    id: 'subscriptions',
    title: 'Subscriptions',
    about: 'Which account sends what, and who wants it.',
    route: `${at}?tab=dashboard&view=subscriptions`,
    recording: 'typical',
    sees: ['Active', 'Events received'],
  },
  {
    id: 'subscriptions-failed',
    title: 'The subscriptions fail',
    about: 'What is subscribed stays so, and the page says it.',
    route: `${at}?tab=dashboard&view=subscriptions`,
    recording: 'typical',
    answers: { 'GET /api/webhooks/subscriptions': failed },
    sees: ['Your subscriptions are not affected.', button('Try again')],
  },
  {
    id: 'subscription-not-permitted',
    title: 'Switching off is refused',
    about: 'Instagram no longer permits it; the subscription stays as it was.',
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
    about: 'An invented follower for nine signed deliveries.',
    route: `${at}?tab=testing&view=create`,
    recording: 'typical',
    sees: [heading('Create test suite'), button('Create Suite')],
  },
  {
    id: 'testing-fields-missing',
    title: 'A suite without its fields',
    about: 'Nothing is sent; the form says what is missing.',
    route: `${at}?tab=testing&view=create`,
    recording: 'typical',
    steps: [{ fill: { label: 'Sender ID' }, with: '' }, { click: button('Create Suite') }],
    sees: ['All fields are required'],
  },
  {
    id: 'suites-empty',
    title: 'No test suites',
    about: 'What a suite is for, and how to make one.',
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
    title: 'Monitoring fails',
    about: 'Receiving goes on whether or not this screen can look.',
    route: `${at}?tab=monitoring`,
    recording: 'typical',
    answers: { 'GET /api/webhooks/monitoring/dashboard': failed },
    sees: ['Failed to load monitoring data'],
  },
  {
    id: 'panel-in-dashboard',
    title: 'The panel inside the dashboard',
    about: 'What this remote puts into a tab of another one; here the lab stands in its place.',
    route: '/dashboard',
    recording: 'typical',
    sees: ['/dashboard belongs to mf-dashboard.'],
  },
  {
    id: 'offline',
    title: 'Offline',
    about: 'The events do not get through.',
    route: `${at}?tab=dashboard&view=events`,
    recording: 'typical',
    isOffline: true,
    socket: 'down',
    answers: { 'GET /api/webhooks/events': unreachable },
    sees: ['Failed to load webhook data'],
  },
];
