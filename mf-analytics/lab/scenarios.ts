import type { ResponseOf } from '@fanfare/shared/contracts';
import { answer, asRoles, failure, held, inTurn, recordedAnswer, type Scenario, unreachable } from '@fanfare/shared/lab';
import typical from './recordings/typical.json' with { type: 'json' };

const button = (name: string) => ({ role: 'button', name });
const heading = (name: string) => ({ role: 'heading', name });
const image = (name: string) => ({ role: 'img', name });
const failed = failure(500, 'Server error. Please try again later.', 'internal');

const overview = recordedAnswer(typical, 'GET /api/analytics/overview');
const funnels = recordedAnswer(typical, 'GET /api/analytics/flows');
const automations = recordedAnswer(typical, 'GET /api/flows');
const profile = recordedAnswer(typical, 'GET /api/user/profile');
const status = recordedAnswer(typical, 'GET /api/instagram/status');
const [automation] = automations.data;

const [busiest = { flowId: '', name: '', started: 0, answered: 0, finished: 0, waiting: 0, failed: 0, paused: 0 }] =
  funnels.data.flows;
/** Twelve steps; each loses a few runs. */
const steps: ResponseOf<'GET /api/analytics/flows/{id}'> = {
  success: true,
  data: {
    range: funnels.data.range,
    funnel: { ...busiest, started: 98_765, finished: 76_543 },
    nodes: Array.from({ length: 12 }, (_, at) => ({
      nodeId: `n${at}`,
      nodeType: at % 3 === 0 ? 'askNode' : at % 3 === 1 ? 'conditionNode' : 'messageNode',
      label: at % 4 === 0 ? 'Which size, which colour, and to which of the countries that are delivered to?' : '',
      text: 'Stools are 95 EUR, shelves from 149 EUR, lamps 120 EUR. Which piece do you have in mind?',
      entered: 98_765 - at * 1_850,
      left: at === 11 ? 0 : at % 2 === 0 ? 98_765 - (at + 1) * 1_850 : 98_765 - at * 1_850,
      errors: at === 5 ? 321 : 0,
      isEnd: at === 11,
    })),
    edges: [],
    previous: { from: '', to: '', funnel: busiest, nodes: [] },
  },
};
const standing = { from: '2026-11-16T00:00:00.000Z', to: '2026-11-23T00:00:00.000Z', sample: 24 };
const goals: ResponseOf<'GET /api/analytics/goals'> = {
  success: true,
  data: {
    timeZone: 'UTC',
    goals: [
      {
        metric: 'totalMessages',
        period: 'week',
        target: 70,
        current: { ...standing, value: 24, isMet: false },
        previous: { ...standing, value: 81, isMet: true },
      },
      {
        metric: 'responseTime',
        period: 'month',
        target: 300_000,
        current: { ...standing, value: 61_000, isMet: true },
        previous: { ...standing, value: null, sample: 0, isMet: null },
      },
    ],
  },
};
const stepsOf = button(`Steps of ${busiest.name}`);
const stepsDialog = { role: 'dialog', name: `Steps of ${busiest.name}` };

/** One entry per day of a year, a million messages in total. */
const heavyOverview: typeof overview = {
  ...overview,
  data: {
    ...overview.data,
    totals: {
      ...overview.data.totals,
      totalMessages: 1_048_576,
      inbound: 699_051,
      outbound: 349_525,
      conversations: 98_765,
      activeConversations: 87_654,
    },
    messageTrends: Array.from({ length: 90 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 7, 25) + day * 86_400_000).toISOString().slice(0, 10),
      messages: 9_000 + ((day * 977) % 6_000),
      inbound: 6_000 + ((day * 613) % 4_000),
      outbound: 3_000 + ((day * 364) % 2_000),
      conversations: 1_200,
    })),
  },
};

/** Twelve flows, one of which has been deleted. */
const heavyFunnels: typeof funnels = {
  ...funnels,
  data: {
    ...funnels.data,
    flows: Array.from({ length: 12 }, (_, at) => ({
      ...busiest,
      flowId: `flow-${at}`,
      name: at === 2 ? 'Spring sale' : `Answers about the order number ${at + 1}, deliveries and everything that belongs to them`,
      started: 98_765 - at * 7_890,
      answered: 97_531 - at * 7_890,
      finished: 87_654 - at * 7_200,
      failed: at * 321,
      isDeleted: at === 2,
    })),
  },
};

const many = Array.from({ length: 30 }, (_, at) => ({
  ...automation,
  _id: `automation-${at}`,
  name: `Answers about the order number ${at + 1}, deliveries and everything that belongs to them`,
  priority: at,
})) as typeof automations.data;

const onComments = [
  {
    ...automation,
    name: 'Under posts',
    kind: 'automation',
    trigger: 'comment',
    triggerSettings: { filter: { keywords: ['price', 'how much'], match: 'word', mediaIds: ['17900012345678901'] } },
  },
] as typeof automations.data;

export const scenarios: readonly Scenario[] = [
  {
    id: 'analytics',
    title: 'One week of analytics',
    about: 'Figures, chart and keywords of an account that is three weeks old.',
    route: '/analytics',
    recording: 'typical',
    sees: [heading('Analytics'), 'Total Messages', 'Daily Message Volume'],
  },
  {
    id: 'analytics-empty',
    title: 'Analytics for a new account',
    about: 'Every block shows sample data with a label until the account has figures.',
    route: '/analytics',
    recording: 'fresh',
    sees: [
      'Sample data. Your own data appears after the first message.',
      'Daily Message Volume',
      'Top Keywords',
      'Conversation Performance',
      'Quick Actions',
    ],
  },
  {
    id: 'analytics-loading',
    title: 'Figures are loading',
    about: 'Placeholders have the size of the figures, so nothing moves.',
    route: '/analytics',
    recording: 'typical',
    answers: { 'GET /api/analytics/overview': held },
    sees: [heading('Analytics'), 'Loading statistics'],
  },
  {
    id: 'analytics-failed',
    title: 'Figures fail to load',
    about: 'An error and a retry button are shown.',
    route: '/analytics',
    recording: 'typical',
    answers: { 'GET /api/analytics/overview': failed },
    sees: ['Could not load statistics', button('Try again')],
  },
  {
    id: 'analytics-heavy',
    title: 'A million messages in 90 days',
    about: 'Large figures fit, also at 360 px.',
    route: '/analytics?period=90d',
    recording: 'typical',
    answers: {
      'GET /api/analytics/overview': answer(heavyOverview),
      'GET /api/analytics/flows': answer(heavyFunnels),
      'GET /api/analytics/flows/{id}': answer(steps),
    },
    sees: ['Total Messages', 'Daily Message Volume', 'Deleted'],
  },
  {
    id: 'analytics-flows-failed',
    title: 'Only the flows fail to load',
    about: 'The section below the chart shows an error; all others are loaded.',
    route: '/analytics',
    recording: 'typical',
    answers: { 'GET /api/analytics/flows': failed },
    sees: ['Daily Message Volume', 'Could not load flows.'],
  },
  {
    id: 'analytics-definitions',
    title: 'Metric definitions',
    about: 'A dialog defines every figure.',
    route: '/analytics',
    recording: 'typical',
    steps: [{ click: button('Metric definitions') }],
    sees: [{ role: 'dialog', name: 'Metric definitions' }, 'Automated replies'],
  },
  {
    id: 'analytics-goals',
    title: 'Figures with goals',
    about: 'The goal is shown as a line in the chart and its legend, as a mark below its figure, and in the list.',
    route: '/analytics',
    recording: 'typical',
    answers: { 'GET /api/analytics/goals': answer(goals) },
    sees: ['Goal: 10 per day', image('Goal: at least 70 per week. 24 this calendar week: below target'), heading('Goals')],
  },
  {
    id: 'analytics-steps',
    title: 'Steps of a flow',
    about: 'The number of contacts that reached each step and dropped off there. Long names and large figures fit.',
    route: '/analytics',
    recording: 'typical',
    answers: { 'GET /api/analytics/flows/{id}': answer(steps) },
    steps: [{ click: stepsOf }],
    sees: [stepsDialog, '321 failed at this step', 'Show as table'],
  },
  {
    id: 'analytics-steps-loading',
    title: 'Steps are loading',
    about: 'The dialog opens before its figures are loaded.',
    route: '/analytics',
    recording: 'typical',
    answers: { 'GET /api/analytics/flows/{id}': held },
    steps: [{ click: stepsOf }],
    sees: [stepsDialog, 'Loading steps'],
  },
  {
    id: 'analytics-steps-failed',
    title: 'Steps fail to load',
    about: 'The dialog shows an error and a retry button.',
    route: '/analytics',
    recording: 'typical',
    answers: { 'GET /api/analytics/flows/{id}': failed },
    steps: [{ click: stepsOf }],
    sees: ['Could not load steps.', button('Try again')],
  },
  {
    id: 'analytics-steps-empty',
    title: 'A flow without runs',
    about: 'The dialog says that there are no steps to show.',
    route: '/analytics',
    recording: 'typical',
    answers: { 'GET /api/analytics/flows/{id}': answer({ ...steps, data: { ...steps.data, nodes: [] } }) },
    steps: [{ click: stepsOf }],
    sees: [stepsDialog, 'No runs in this period.'],
  },
  {
    id: 'automation-filter',
    title: 'A trigger with a filter',
    about: 'A flow that starts on comments, filtered by keywords, posts, replies and frequency.',
    route: '/automation',
    recording: 'typical',
    answers: {
      'GET /api/flows': answer({ ...automations, data: onComments }),
      'GET /api/comments/posts': answer({ success: true, data: [] }),
    },
    steps: [{ click: button('Edit Under posts') }],
    sees: ['Only these posts', 'Once per contact and post'],
  },
  {
    id: 'automation',
    title: 'Automation',
    about: 'The flows in evaluation order, with their latest runs.',
    route: '/automation',
    recording: 'typical',
    sees: [heading('Automation'), 'Opening hours', 'Summer sale'],
  },
  {
    id: 'automation-empty',
    title: 'Automation for a new account',
    about: 'Without a flow and an Instagram account, the page says what to do first.',
    route: '/automation',
    recording: 'fresh',
    sees: ['No automation flows yet', 'Create First Flow'],
  },
  {
    id: 'automation-loading',
    title: 'Flows are loading',
    about: 'The list is not loaded yet.',
    route: '/automation',
    recording: 'typical',
    answers: { 'GET /api/flows': held },
    sees: [heading('Automation'), 'Loading flows'],
  },
  {
    id: 'automation-failed',
    title: 'Flows fail to load',
    about: 'The rest of the page works; Try again is offered.',
    route: '/automation',
    recording: 'typical',
    answers: { 'GET /api/flows': failed },
    sees: ['Could not load flows.', button('Try again')],
  },
  {
    id: 'automation-heavy',
    title: 'Thirty flows with long names',
    about: 'A long list stays usable, also at 360 px.',
    route: '/automation',
    recording: 'typical',
    answers: { 'GET /api/flows': answer({ ...automations, data: many }), 'GET /api/flows/activity': failed },
    sees: ['Answers about the order number 30, deliveries and everything that belongs to them'],
  },
  {
    id: 'automation-switch-refused',
    title: 'Switching a flow fails',
    about: 'The server rejects the change; the switch returns to its state and shows the reason.',
    route: '/automation',
    recording: 'typical',
    answers: { 'PATCH /api/flows/{id}/toggle': failure(500, 'Server error. Please try again later.', 'internal') },
    steps: [{ click: { role: 'switch', name: 'Opening hours active' } }],
    sees: ['Could not turn Opening hours on or off', { role: 'switch', name: 'Opening hours active' }],
  },
  {
    id: 'automation-read-only',
    title: 'Missing Instagram permission',
    about: 'The subscription is off and the permission was removed. The page shows what still works.',
    route: '/automation',
    recording: 'typical',
    answers: {
      'GET /api/instagram/status': answer({
        ...status,
        webhookSubscribed: false,
        data: status.data && { ...status.data, webhookSubscribed: false },
      }),
      'POST /api/instagram/subscribe-webhook': failure(
        409,
        'The app does not have permission for this action.',
        'instagram_refused',
      ),
    },
    steps: [{ see: 'Not Subscribed' }, { click: { role: 'button', name: 'Subscribe', exact: true } }],
    sees: ['Failed to subscribe to webhooks'],
  },
  {
    id: 'settings',
    title: 'Settings',
    about: 'Profile, Instagram, security, notifications and danger zone.',
    route: '/settings',
    recording: 'typical',
    sees: [heading('Profile Settings'), heading('Instagram Integration')],
  },
  ...asRoles(
    {
      id: 'settings-members',
      title: 'Members of a team',
      about: 'Owners and admins invite; the others see who manages the members.',
      route: '/settings#members',
      recording: 'typical',
      sees: ['carla@example.org'],
    },
    { permission: 'members.manage', offers: button('Invite member') },
  ),
  {
    id: 'settings-loading',
    title: 'Profile is loading',
    about: 'The settings before the profile is loaded.',
    route: '/settings',
    recording: 'typical',
    answers: { 'GET /api/user/profile': held },
    sees: [heading('Settings'), 'Loading your settings'],
  },
  {
    id: 'settings-failed',
    title: 'Profile fails to load',
    about: 'One section shows an error; the others work.',
    route: '/settings',
    recording: 'typical',
    answers: { 'GET /api/user/profile': unreachable },
    sees: ['Could not load your profile.'],
  },
  {
    id: 'settings-save-profile',
    title: 'Edit the profile',
    about: 'After saving, the page shows the saved profile.',
    route: '/settings',
    recording: 'typical',
    answers: {
      'GET /api/user/profile': inTurn(
        answer(profile),
        answer({ ...profile, profile: { ...profile.profile, fullName: 'Ida Juniper' } }),
      ),
      'PATCH /api/user/profile': answer({ ...profile, profile: { ...profile.profile, fullName: 'Ida Juniper' } }),
    },
    steps: [
      { click: button('Edit Profile') },
      { fill: { label: 'Full name' }, with: 'Ida Juniper' },
      { click: button('Save Changes') },
    ],
    sees: ['Profile saved'],
  },
  {
    id: 'offline',
    title: 'Offline',
    about: 'The browser is offline from the start.',
    route: '/analytics',
    recording: 'typical',
    isOffline: true,
    answers: { 'GET /api/analytics/overview': unreachable },
    sees: ['Could not load statistics'],
  },
];
