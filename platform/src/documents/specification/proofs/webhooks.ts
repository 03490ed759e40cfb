import { testsOf } from '../Statement.ts';

export const webhookPanel = testsOf('mf-webhooks/src/features/panel/WebhookPanel.test.tsx', {
  status: 'says whether events arrive, where, and how many',
  words: 'has a word for the status %s',
  recent: 'lists the 10 most recent events',
  fails: 'says when there are none, and when they do not load',
  tests: 'tests the endpoint',
  simulates: 'simulates a %s',
  comment: 'simulates a comment',
  mention: 'simulates a mention',
  liveComment: 'simulates a live comment',
  reaction: 'simulates a reaction',
  results: 'keeps the last 5 results, the newest first',
});

export const subscriptions = testsOf('mf-webhooks/src/features/subscriptions/SubscriptionsPanel.test.tsx', {
  fields: 'shows field by field what is sent, who needs it, and when it last came',
  switches: 'is switched off and on, and says why not',
  states: 'a subscription that is %s says so and what to do',
  deletes: 'is deleted after the question, and says why not',
});

export const suites = testsOf('mf-webhooks/src/features/suites/suites.test.tsx', {
  creates: 'creates a suite only with all fields, the account filled in',
  runs: 'runs a suite step by step, and where a step fails shows what was expected',
  runFails: 'says that a suite could not be run',
  cleanUp: 'cleans up at once, says when that fails, and takes it back',
  results: 'keeps the results, and says when there are none or they do not load',
});

export const monitoring = testsOf('mf-webhooks/src/features/monitoring/MonitoringPanel.test.tsx', {
  overview: 'the overview says how it is in a word, with figures, and what needs a look',
  check: 'a check on demand says that it is done, or why not',
  performance: 'performance fills the bar by the attempts and shows rates with one decimal',
  errors: 'errors stand together with their course, flows and advice',
  refresh: 'looks again after 30 s, not while the page is out of sight or it is switched off',
  fails: 'fails, and tries again',
});

export const percent = testsOf('mf-webhooks/src/features/monitoring/percentText.test.ts', {
  rate: '%d is %s',
  bar: '%d attempts fill the bar to %d %%',
});

export const events = testsOf('mf-webhooks/src/features/events/EventsPanel.test.tsx', {
  rows: 'shows every stored event with what became of it',
  retry: 'a row opens its event by the address; R retries a failed one',
  retryFails: 'says that queueing failed, %s',
  fails: 'fails, and tries again',
});

export const demo = testsOf('mf-webhooks/src/features/demo/DemoPanel.test.tsx', {
  says: 'says that it is a demo',
  chance: 'every 10 s one appears when chance, 30 %, has it, and none while it is switched off',
  cap: 'keeps the latest 50',
});

export const webhooks = testsOf('mf-webhooks/src/screens/WebhookManagementScreen.test.tsx', {
  tabs: 'begins with the overview, and a press on a tab rewrites the address',
  figures: 'every figure of the dashboard leads to the events behind it',
});

export const webhookScreens = testsOf('mf-webhooks/src/screens/specification.test.tsx', {
  tabs: 'each tab is opened by its query parameter',
  views: 'the tabs have their views',
  simulation: 'a simulation sends type, content, username and time',
});
