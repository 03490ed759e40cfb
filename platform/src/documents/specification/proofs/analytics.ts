import { testsOf } from '../Statement.ts';

export const profile = testsOf('mf-analytics/src/features/profile/ProfileCard.test.tsx', {
  edit: 'fields are closed until Edit Profile, and closed again after Cancel, which forgets what was typed',
  saves: 'saves all four fields and leaves edit mode',
  refused: 'what was typed stays when the server says no',
  offline: 'what was typed stays when nobody answers',
  avatar: 'a picture is changed everywhere at once, and removed again',
  avatarRefused: 'says that the picture was not taken when the server says no',
  avatarOffline: 'says that the picture was not taken when nobody answers',
  recently: 'a member of unknown age is a member since recently',
});

export const instagramCard = testsOf('mf-analytics/src/features/instagram/InstagramCard.test.tsx', {
  connect: 'leads to connecting without an account, and when the status is unknown',
  details: 'shows what Instagram says about the account, and N/A where it does not',
  detailsRefused: 'says that the details did not load when the server says no',
  detailsOffline: 'says that the details did not load when nobody answers',
  disconnects: 'disconnects after the question, with the password where the sign-in is long ago',
  disconnectRefused: 'stays connected when the server says no',
  disconnectOffline: 'stays connected when nobody answers',
});

export const danger = testsOf('mf-analytics/src/features/danger/DangerCard.test.tsx', {
  deletes: 'deletes after a question and the password, and goes to the sign-in',
  nothing: 'does nothing when the question or the password is turned down',
  reason: 'keeps the account when the password is wrong',
  unknown: 'keeps the account when the server says no without a reason',
  fails: 'keeps the account when the server fails',
  offline: 'keeps the account when nobody answers',
});

export const security = testsOf('mf-analytics/src/features/security/security.test.tsx', {
  twoFactor: 'a mail with the link begins the second factor; who comes back finds it on',
  twoFactorRefused: 'says that no mail was sent when the server says no',
  twoFactorOffline: 'says that no mail was sent when nobody answers',
});

export const notificationSettings = testsOf('mf-analytics/src/features/notification-settings/NotificationRow.test.tsx', {
  loaded: 'says that they are loaded, and opens them',
  refused: 'says that they did not load when the server says no',
  offline: 'says that they did not load when nobody answers',
});

export const automation = testsOf('mf-analytics/src/screens/AutomationScreen.test.tsx', {
  cards: 'every flow is a card with what it is and what it did',
  creates: 'a flow is created; the form is empty and gone afterwards',
  createFails: 'what was typed stays when it could not be created',
  switches: 'is switched once the server agrees',
  deletes: 'is deleted after the question',
  edits: 'conditions and actions are edited',
  empty: 'without flows there is a way to the first one; without an answer a way to try again',
  webhook: 'the webhook is unsubscribed and subscribed once the server agrees',
  noAccount: 'without an account Subscribe says what is missing, and a link leads there',
  unsubscribeFails: 'Unsubscribe that fails says so',
  subscribeFails: 'Subscribe that fails says so',
  actions: 'quick actions act',
});

export const analytics = testsOf('mf-analytics/src/screens/AnalyticsScreen.test.tsx', {
  figures: 'shows the figures of the last 7 days, what they rest on and how they changed',
  keywords: 'keywords have their mood in words, metrics their sample and change, insights are those of the server',
  bars: 'bars are reached by keys and lead to their day; the same stands in a table',
  exports: 'what is shown is exported as a table, or printed',
  report: 'the report has every day, and each leads to itself',
  monitor: 'the monitor counts what comes over the socket',
});

export const sampleFigures = testsOf('mf-analytics/src/screens/AnalyticsSample.test.tsx', {
  newAccount: 'a new account sees every block at once with sample data, each marked, until there are figures of its own',
});

export const analyticsScreens = testsOf('mf-analytics/src/screens/specification.test.tsx', {
  cards: 'the settings have four cards',
  instagram: 'the settings offer to view and to disconnect the connected account',
  avatar: 'without a picture the generated one of the username is shown',
  automation: 'the header of the automation screen switches between Create Flow and Cancel',
  webhook: 'the webhook card has a badge, its description and its button',
  form: 'the form has name, trigger and description',
  periods: 'the analytics have four periods',
  summary: 'the analytics have four summary cards, a chart, keywords, metrics and insights',
  moods: 'keywords have the colours of success, danger and warning',
  actions: 'the quick actions of the analytics are there',
  toggleFails: 'an automation that cannot be switched keeps its state and says so',
});
