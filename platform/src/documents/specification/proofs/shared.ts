import { testsOf } from '../Statement.ts';

export const contracts = testsOf('shared/src/contracts/specification.test.ts', {
  limits: 'lengths, sizes and counts are those of the specification',
  timers: 'timers are those of the specification',
  canvas: 'measures of the canvas are those of the specification',
  events: 'an event has the specified fields and states',
  states: 'subscriptions, tests, health and the webhook have the specified states',
  flows: 'flows and automations have the specified fields, triggers and actions',
  accounts: 'users and Instagram accounts have the specified fields',
  management: 'subscriptions, figures, suites and monitoring have the specified fields',
  analytics: 'the analytics have the specified shapes',
});

export const socket = testsOf('shared/src/realtime/createRealtime.test.ts', {
  timers: 'authenticates at once, subscribes after 2 s, and sends a heartbeat every 30 s',
  timeout: 'gives a connection 10 s, the answer to the authentication included',
  attempts: 'five attempts after 1, 2, 4, 5 and 5 s, told in words data, then none',
  series: 'asking again starts a fresh series, also while waiting for the next attempt',
  serverEnds: 'a server that ends the connection is called again; a success makes the next series a full one',
  refused: 'a refusal while the session lives leads to the next attempt',
  refusal: 'a refused authentication reconnects, and ends the session when the server says that it is over',
  noToken: 'without a token nothing is opened, and developers are told',
  dropped: 'what would be sent while the line is cut is dropped, and developers are told',
  catchUp: 'after a cut what was missed is fetched from the last position on',
  follows: 'the subscription follows the visible lists and fetches what was missed when it widens',
  details: 'stores who is signed in, what the server has this socket subscribed to, and the round trip',
  unauthenticated: 'a refusal that comes as authenticated without success counts like auth_failed',
  mirrored: 'the notification store mirrors whether the socket is connected',
});

export const socketCalls = testsOf('shared/src/realtime/specification.test.ts', {
  opens: 'the socket is opened at its path, by websocket, then by polling',
  payloads: 'what the client sends has the specified payloads',
  receives: 'events of every kind reach the store, and errors are reported',
});

export const reconnectDelay = testsOf('shared/src/realtime/reconnectDelay.test.ts', {
  delays: 'waits 1 s, doubling, capped at 5 s, and gives up after five attempts',
});

export const toNotification = testsOf('shared/src/realtime/toNotification.test.ts', {
  loose: 'the loose forms: sender or from, message or comment, timestamp or created_time',
  defaults: 'an event without text says so, and one without id gets one',
});

export const notificationStore = testsOf('shared/src/store/notifications.slice.test.ts', {
  kept: 'F24: keeps the newest 100, newest first, and remembers the highest position',
  read: 'marks one or all as read',
  cleared: 'what is archived leaves, whoever did it, and comes back when that is taken back',
});

export const requests = testsOf('shared/src/api/httpClient.test.ts', {
  token: 'the query leaves out undefined and null, and the token and the language are in the headers',
  noToken: 'a request without a session has no token',
});

export const content = testsOf('shared/src/parts/events/contentText.test.ts', {
  none: 'an event without a text says so',
});

export const palettes = testsOf('shared/src/ui/theme/palettes.test.ts', {
  hues: 'success is green, danger is red and warning is yellow in the %s theme',
});

export const preview = testsOf('shared/src/parts/events/previewText.test.ts', {
  exact: 'keeps a text of exactly 100 characters',
  cut: 'cuts after 100 characters and says so',
});

export const relativeTime = testsOf('shared/src/parts/times/relativeTime.test.ts', {
  forms: 'an age is Just now, Xm, Xh or Xd, and a date from seven days on',
});
