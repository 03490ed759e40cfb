import { testsOf } from '../Statement.ts';

export const dashboard = testsOf('mf-dashboard/src/screens/DashboardScreen.test.tsx', {
  header: 'says who is signed in, which account is connected, and checks first',
  offersConnect: 'offers to connect when no account is connected',
  failedCheck: 'offers to connect when the check fails',
  refresh: 'asks again on Refresh',
  logout: 'logs out',
  figures: 'shows the four figures',
  tabs: 'each has an address, in the order of the specification; the present one is marked',
  error: 'shows the error that came with the navigation until it is dismissed',
});

export const instagramResult = testsOf('mf-dashboard/src/features/instagram-result/InstagramResult.test.tsx', {
  banner: 'announces the connection once the server confirms it, and hides after 5 s',
});

export const notifications = testsOf('mf-dashboard/src/features/notifications/NotificationsPanel.test.tsx', {
  rows: 'shows what happened, who it was, what was answered and what went wrong',
  preview: 'shows at most 100 characters of a text',
  filters: 'filters by type and search, and leads back',
  types: 'offers exactly the types of the specification',
  unread: 'unread only shows five, and says when all is read',
  pages: 'shows twenty, then more',
  details: 'opens the details, marks as read and unread, and leads to the conversation',
  detailTexts: 'shows error, response and payload of an event',
  markAll: 'marks as read what the filter shows, and takes it back',
  fails: 'loads, fails, tries again',
  connection: 'says in words how live the list is',
  older: 'older ones come from the server, page by page, and stay where they are when events arrive',
});

export const notificationFilter = testsOf('mf-dashboard/src/features/notifications/filterNotifications.test.ts', {
  username: 'finds the message by "ana"',
  senderId: 'finds the message by "111"',
  text: 'finds the message by "price"',
  type: 'finds the message by "messages"',
});

export const responseRate = testsOf('mf-dashboard/src/features/statistics/responseRate.test.ts', {
  share: '%d executions of %d events are %s',
});

export const bell = testsOf('mf-dashboard/src/features/notifications/bell/NotificationBell.test.tsx', {
  count: 'counts what is unread, up to 99',
  unread: 'counts the unread rows of the list, of every type',
  all: 'lists all that are kept, and leads to the tab with all',
  opens: 'opens the latest, marks all read, and closes on Escape with the focus back on the bell',
  details: 'leads from a row to its details',
  clears: 'clears what the filter shows, and offers to take it back',
  search: 'searches names and texts',
});

export const unreadText = testsOf('mf-dashboard/src/features/notifications/bell/unreadText.test.ts', {
  cap: 'is exact up to 99',
});

export const connectionWords = testsOf('mf-dashboard/src/features/notifications/connection/connectionWords.test.ts', {
  words: '%s in attempt %d, another one coming %s, is "%s"',
});

export const pinned = testsOf('mf-dashboard/src/features/notifications/feed/Pinned.test.tsx', {
  retry: 'what went wrong and who asks for a person stay on top until handled',
  refusedRetry: 'a refused retry says why',
});

export const accountCard = testsOf('mf-dashboard/src/features/account/AccountCard.test.tsx', {
  facts: 'says what Instagram says, and N/A where it does not',
  disconnects: 'disconnects',
});

export const flows = testsOf('mf-dashboard/src/features/flows/FlowsPanel.test.tsx', {
  list: 'loading, then what answers with its state, its last run and what went wrong',
});

export const automationTab = testsOf('mf-dashboard/src/features/automation/AutomationPanel.test.tsx', {
  figures: 'adds up what flows did, and lists each',
  webhook: 'unsubscribes and subscribes, once the server agrees',
  unsubscribeFails: 'Unsubscribe that fails shows its sentence, with the reason below',
  subscribeFails: 'Subscribe that fails shows its sentence, with the reason below',
  tests: 'tests the webhook',
});

export const dashboardScreens = testsOf('mf-dashboard/src/screens/specification.test.tsx', {
  header: 'the header has the product, the bell and the person',
  poll: 'the Instagram status is asked for every 30 seconds',
  refresh: 'Refresh asks for the figures again',
  detail: 'the details of an event have user, content, time, error and answer',
  bellTypes: 'the bell filters by five types',
  bellRow: 'a row of the bell has the state of its event, its details the whole payload',
  defaults: 'without a filter all types and states are shown',
});
