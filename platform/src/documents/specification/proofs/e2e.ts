import { testsOf } from '../Statement.ts';

export const measures = testsOf('e2e/specs/measures.spec.ts', {
  dropdown: 'a dropdown keeps 10 px from the edges of the window',
  fits: 'a flow that is opened is fitted into the view',
  zoom: 'the canvas zooms from 0.5 to 2',
  snap: 'a dragged node snaps to a grid of 15 px',
  look: 'the sidebar is 256 px wide and the dots of the canvas are 20 px apart',
});

export const guards = testsOf('e2e/specs/guards.spec.ts', {
  rootOut: '/ leads to /login when signed out',
  rootIn: '/ leads to /dashboard when signed in',
  loginOut: '/login leads to /login when signed out',
  loginIn: '/login leads to /dashboard when signed in',
  signupOut: '/signup leads to /signup when signed out',
  signupIn: '/signup leads to /dashboard when signed in',
  connectOut: '/connect-instagram leads to /login when signed out',
  connectIn: '/connect-instagram leads to /connect-instagram when signed in',
  callbackOut: '/oauth-callback leads to /login when signed out',
  dashboardOut: '/dashboard leads to /login when signed out',
  dashboardIn: '/dashboard leads to /dashboard when signed in',
  builderOut: '/flow-builder leads to /login when signed out',
  builderIn: '/flow-builder leads to /flow-builder when signed in',
  webhooksOut: '/webhook-management leads to /login when signed out',
  webhooksIn: '/webhook-management leads to /webhook-management when signed in',
  analytics: '/analytics leads to /analytics when signed in',
  automation: '/automation leads to /automation when signed in',
  settings: '/settings leads to /settings when signed in',
  closed: 'every declared route is closed to those who are signed out as its access says',
  logout: 'logging out leads to /login, and nothing of the session stays',
});

export const journey = testsOf('e2e/specs/journey.spec.ts', {
  journey: "a follower's question travels through the whole product",
});

export const instagramTab = testsOf('e2e/specs/instagram-tab.spec.ts', {
  answers: 'messages and comments are answered from the Instagram tab',
  posts: 'posts are published from the Instagram tab: a reel through its states, one later, one that cannot be fetched',
});

export const settingsPages = testsOf('e2e/specs/settings.spec.ts', {
  person: 'the person changes: name, picture, and what notifies',
  twoFactor: 'two-factor authentication from the button to the deletion of the account',
});

export const analyticsPages = testsOf('e2e/specs/analytics.spec.ts', {
  figures: 'figures of messages, down to a day, and into a file',
  insights: 'insights of Instagram: engagement rate, days and posts, once the account has some',
  automation: 'an automation is created, edited by keys and answers; the overlap of a second one is told',
  goals: 'goals are set in a window and listed; without figures they say so, and sample data has none',
});

export const webhookPages = testsOf('e2e/specs/webhooks.spec.ts', {
  simulates: 'each kind of event is simulated and arrives, and its story opens by keys',
  suite: 'a suite needs all its fields, and runs live',
  retry: 'an answer that fails tells why down to the call; it is retried, and replayed',
  subscription: 'a subscription is dropped, missed, repaired, deleted and created again',
});

export const authFaults = testsOf('e2e/specs/auth-faults.spec.ts', {
  signUp: 'sign-up with the keyboard alone: the rules in their order, no network, a taken name, then in',
  signIn: 'sign-in: no network, a wrong password, a name locked after too many of them',
  connect: 'connecting Instagram without a network says so and can be tried again',
  refused: 'signing up shows what the server refuses, at the field that it is about',
  disconnect: 'disconnecting an account that is not connected any more shows the sentence, then the reason',
  webhook: 'the webhook card: without an account, then with Instagram in trouble, then subscribed',
  noDatabase: 'without its database the server says so on every screen, and no failure twice',
});

export const figuresPages = testsOf('e2e/specs/figures.spec.ts', {
  simulated: 'simulated events count on every screen; reading, archiving and clearing leave the totals and the checklist',
});

export const liveness = testsOf('e2e/specs/liveness.spec.ts', {
  unreachable: 'every screen says within 10 s that the server is unreachable, claims nothing, and recovers without a reload',
  dialog: 'the connection dialog shows who is signed in, the subscription of this socket and its round trip',
});

export const debugLog = testsOf('e2e/specs/debug-log.spec.ts', {
  messages: 'with localStorage.debug the console shows every request and socket message, and nothing private',
  warnings: 'without it the console has warnings only: a missing token, and calls that failed',
});

export const dashboardFaults = testsOf('e2e/specs/dashboard-faults.spec.ts', {
  texts: 'every text of the dashboard for what goes wrong, each by a real fault, and what works again afterwards',
});

export const builderFaults = testsOf('e2e/specs/builder-faults.spec.ts', {
  texts: 'every text of the flow builder for what goes wrong, each by a real fault, and what works again afterwards',
});

export const webhookFaults = testsOf('e2e/specs/webhooks-faults.spec.ts', {
  texts: 'every text of webhook management for what goes wrong, each by a real fault, and what works again afterwards',
});

export const builderNodes = testsOf('e2e/specs/builder-nodes.spec.ts', {
  minimap: 'R13, R14: tidying up is one step of Undo, the minimap is as large as specified, and the view is remembered',
});

export const german = testsOf('e2e/specs/german.spec.ts', {
  signedOut: 'no screen for people who are signed out shows an English text',
  all: 'no screen, tab or window shows an English text',
});

export const returns = testsOf('e2e/specs/shell.spec.ts', {
  link: 'S7: a link to a screen survives the sign-in, and nothing of it is in the address',
});

export const forged = testsOf('e2e/specs/forged-success.spec.ts', {
  account: 'S6: with an account connected a forged link shows neither another name nor success',
});

export const emailLink = testsOf('e2e/specs/account-links.spec.ts', {
  email: 'a new email address is confirmed with the link and the password',
});

export const releasesPage = testsOf('e2e/specs/releases-page.spec.ts', {
  notStaff: 'who is not staff sees no releases',
});
