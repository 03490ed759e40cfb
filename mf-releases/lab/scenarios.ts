import type { ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import { answer, failure, held, type Scenario, unreachable } from '@fanfare/shared/lab';

const at = '/releases';
const heading = { role: 'heading', name: 'Releases', exact: true };
const button = (name: string) => ({ role: 'button', name });
const failed = failure(500, 'Server error. Please try again later.', 'internal');

const figures = { loaded: 4210, failed: 37, drawn: 4105, crashed: 12, p75Ms: 312 };
const hours = Array.from({ length: 24 }, (_, at) => ({
  ...figures,
  p75Ms: 280 + (at % 7) * 20,
  hour: new Date(Date.UTC(2026, 2, 1, at)).toISOString(),
}));
const aBuild = (build: string, state: ReleasedBuild['state'], hasReports = true): ReleasedBuild => ({
  build,
  state,
  health: hasReports ? { ...figures, failures: [{ phase: 'entry', kind: 'timeout', count: 21 }] } : null,
  hours: hasReports ? hours : [],
});
const aChange = (rest: Partial<ReleasedRemote['history'][number]>): ReleasedRemote['history'][number] => ({
  seq: 1,
  at: '2026-03-01T10:00:00.000Z',
  by: 'anna',
  kind: 'release',
  build: '1.4.0-c0ffee12',
  traffic: null,
  isAuto: false,
  because: null,
  username: null,
  verdict: null,
  liveBefore: null,
  evidence: [],
  ...rest,
});

const analytics: ReleasedRemote = {
  name: 'mf-analytics',
  title: 'Analytics',
  titles: { de: 'Auswertung' },
  owner: 'analytics',
  builds: [aBuild('1.4.0-c0ffee12', 'live'), aBuild('1.3.0-feedbeef', 'fallback'), aBuild('1.2.0-0ldbuild', 'earlier', false)],
  rollout: null,
  waiting: [],
  pins: [{ userId: 'u1', username: 'carla', build: '1.3.0-feedbeef' }],
  history: [aChange({ seq: 2, kind: 'rollback', because: 'crashes: 9 of 40 clients' }), aChange({})],
};
const rollingOut: ReleasedRemote = {
  ...analytics,
  builds: [aBuild('1.5.0-decafbad', 'rollout'), ...analytics.builds],
  rollout: { build: '1.5.0-decafbad', traffic: 25, pausedAt: null, auto: 'to 50 % once being 3 points worse is excluded' },
};
const waiting: ReleasedRemote = {
  ...analytics,
  waiting: [{ build: '1.5.0-decafbad', publishedBy: 'ben', publishedAt: '2026-03-01T09:00:00.000Z' }],
};
const many = Array.from(
  { length: 12 },
  (_, n): ReleasedRemote => ({
    ...rollingOut,
    name: `mf-remote-${n}`,
    titles: {},
    title: `Remote ${n} with a title that does not fit into one line of a phone`,
    history: Array.from({ length: 30 }, (_, seq) =>
      aChange({ seq, kind: 'pause', because: 'load time: 40 % more clients are slow' }),
    ),
  }),
);

const withAccess = (isStaff: boolean) => ({ 'GET /api/releases/access': answer({ success: true as const, data: { isStaff } }) });
const releasesOf = (...remotes: ReleasedRemote[]) => ({
  ...withAccess(true),
  'GET /api/releases': answer({ success: true as const, data: { remotes } }),
});

export const scenarios: readonly Scenario[] = [
  {
    id: 'releases',
    title: 'Releases',
    about: 'A remote with its live build, its fallback, a pin and the history.',
    route: at,
    answers: releasesOf(analytics),
    sees: [heading, { role: 'heading', name: 'Analytics' }, 'All users', 'carla receives 1.3.0-feedbeef'],
  },
  {
    id: 'health',
    title: 'Health history',
    about: 'Charts of the last two days, one line style per build.',
    route: at,
    answers: releasesOf(analytics),
    steps: [{ click: 'Health history' }],
    sees: ['Load time (p75)', button('Show as table')],
  },
  {
    id: 'rollout',
    title: 'Automatic rollout',
    about: 'The share of users, and the condition of the next step.',
    route: at,
    answers: releasesOf(rollingOut),
    sees: ['25% of users, automatic', 'All other users'],
  },
  {
    id: 'roll-back',
    title: 'Roll back',
    about: 'The question names both builds.',
    route: at,
    answers: releasesOf(analytics),
    steps: [{ click: button('Actions for 1.4.0-c0ffee12') }, { click: { role: 'menuitem', name: 'Roll back' } }],
    sees: ['Roll back Analytics?', 'All users return from 1.4.0-c0ffee12 to 1.3.0-feedbeef.'],
  },
  {
    id: 'roll-back-refused',
    title: 'The roll back is refused',
    about: 'Another admin was faster; the message has the reason of the server.',
    route: at,
    answers: {
      ...releasesOf(analytics),
      'POST /api/releases/changes': failure(409, 'Another build is live by now.', 'release_refused'),
    },
    steps: [
      { click: button('Actions for 1.4.0-c0ffee12') },
      { click: { role: 'menuitem', name: 'Roll back' } },
      { click: button('Roll back') },
    ],
    sees: ['Could not update the release'],
  },
  {
    id: 'approval',
    title: 'A build waits for approval',
    about: 'Publisher, time, boot check and preview.',
    route: at,
    answers: releasesOf(waiting),
    sees: ['Waiting for approval', button('Approve 1.5.0-decafbad')],
  },
  {
    id: 'releases-empty',
    title: 'No releases',
    about: 'How the first one is published.',
    route: at,
    answers: releasesOf(),
    sees: [heading, 'No releases yet'],
  },
  {
    id: 'releases-loading',
    title: 'Releases load',
    about: 'The heading is there; the rest is a skeleton.',
    route: at,
    answers: { ...withAccess(true), 'GET /api/releases': held },
    sees: [heading, { role: 'status' }],
  },
  {
    id: 'releases-failed',
    title: 'Releases fail to load',
    about: 'Nothing was changed, and a retry is offered.',
    route: at,
    answers: { ...withAccess(true), 'GET /api/releases': failed },
    sees: ['Could not load releases', button('Try again')],
  },
  {
    id: 'not-an-admin',
    title: 'Not an admin',
    about: 'How to get access; the navigation does not list the page.',
    route: at,
    answers: { ...withAccess(false), 'GET /api/releases': failure(403, 'Admins only.', 'forbidden') },
    sees: [heading, 'Admin access required'],
  },
  {
    id: 'releases-heavy',
    title: 'Twelve remotes with long histories',
    about: 'Long titles wrap; nothing is wider than the page, also at 360 px.',
    route: at,
    answers: releasesOf(...many),
    sees: [{ role: 'heading', name: 'Remote 11 with a title' }],
  },
  {
    id: 'offline',
    title: 'Offline',
    about: 'The releases cannot be requested.',
    route: at,
    isOffline: true,
    socket: 'down',
    answers: { ...withAccess(true), 'GET /api/releases': unreachable },
    sees: ['Could not load releases'],
  },
];
