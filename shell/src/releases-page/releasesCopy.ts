import type { BootFailure, BootPhase, ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import { locale, textsOf } from '@fanfare/shared/language';
import type { Unchecked } from './boots/uncheckedHere.ts';

const percent = (share: number) => `${share < 0.1 && share > 0 ? (share * 100).toFixed(1) : Math.round(share * 100)} %`;

const hourOf = (hour: string) =>
  new Date(hour).toLocaleString(locale(), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

const gone = 'an account that is gone';

/** Texts of the page about releases. */
export const releasesCopy = textsOf('shell/releases', {
  title: 'Releases',
  pageTitle: 'Releases · Fanfare',
  lead: 'Live builds, how they start in browsers, and who changed them. Data from the last 30 days.',
  loading: 'Loading releases…',
  none: { title: 'Nothing was released here yet', text: 'Release a part with pnpm release.' },
  forbidden: {
    title: 'Releases are for staff',
    text: 'Whoever runs this server can let you in with pnpm staff and your username.',
  },
  failed: { title: 'Releases could not be loaded', text: 'Nothing was changed. Please try again.' },
  retry: 'Try again',
  policy: {
    title: 'Content policy violations',
    lead: 'What browsers refused to load or run on our pages in the last 30 days, without queries and without users. Reports can be invented.',
    noun: 'violations',
    failed: 'The violations could not be loaded.',
    none: { title: 'No violations', text: 'No browser has refused anything in the last 30 days.' },
    others: 'Others',
    columns: { directive: 'Directive', blocked: 'Blocked', page: 'Page', count: 'Reports', last: 'Last' },
  },
  owner: (owner: string) => `Owner: ${owner}`,
  table: (title: string) => `Builds of ${title}`,
  columns: {
    build: 'Build',
    people: 'Who gets it',
    starts: 'Starts',
    failures: 'Fails',
    crashes: 'Crashes',
    time: 'Load time',
  },
  people: {
    live: 'Everybody',
    liveRest: 'Everybody else',
    rollout: (traffic: number) => `${traffic} % of people`,
    auto: (traffic: number) => `${traffic} % of people, by itself`,
    paused: (before: number) => `Paused, before ${before} %`,
    fallback: 'When the live one fails',
    earlier: 'Nobody',
  } satisfies Record<ReleasedBuild['state'] | 'liveRest' | 'paused' | 'auto', string | ((share: number) => string)>,
  nothingTold: 'No data yet',
  share: (part: number, whole: number) => (whole === 0 ? '–' : `${part} (${percent(part / whole)})`),
  milliseconds: (ms: number | null) => (ms === null ? '–' : `${ms} ms`),
  hours: (build: string) => `Pages per hour that drew ${build}, last two days`,
  health: {
    summary: 'Health over time',
    asTable: 'Show as a table',
    asCharts: 'Show as charts',
    table: (title: string) => `Builds of ${title}, hour by hour`,
    earlier: (rows: number) => `Show earlier hours (${rows} more rows)`,
    hour: 'Hour',
    at: hourOf,
    span: (first: string, last: string) =>
      `${first === last ? `The hour of ${hourOf(first)}` : `${hourOf(first)} to ${hourOf(last)}`}, from 0 to the most of all builds. Hours without a report are left out.`,
    figures: { time: 'Load time (p75)', failures: 'Fails', crashes: 'Crashes' },
    write: { time: (ms: number) => `${Math.round(ms)} ms`, failures: percent, crashes: percent },
  },
  why: (phase: BootPhase, kind: BootFailure, count: number) => `${count} × ${kind} (${phase})`,
  actions: (build: string) => `Actions for ${build}`,
  act: 'Actions',
  rollback: 'Roll back',
  endRollout: 'Take the rollout back',
  promote: 'Give it to everybody',
  pause: 'Pause',
  resume: (traffic: number) => `Go on with ${traffic} %`,
  setTraffic: (traffic: number) => `Give it to ${traffic} %`,
  goOnByItself: 'Let it go on by itself',
  release: 'Make it live for everybody',
  override: 'Show it in this tab only',
  compare: 'What changed?',
  showBoots: 'Did it boot?',
  ask: {
    rollback: (title: string, live: string, before: string) => ({
      title: `Roll ${title} back?`,
      text: `${live} is taken away from everybody. They get ${before} again; open pages are offered it at once.`,
      confirmLabel: 'Roll back',
    }),
    endRollout: (title: string, build: string) => ({
      title: `Take the rollout of ${title} back?`,
      text: `Nobody gets ${build} any more. What is live stays.`,
      confirmLabel: 'Take it back',
    }),
    release: (title: string, build: string) => ({
      title: `Give this build of ${title} to everybody?`,
      text: `${build} becomes the live one. Open pages are offered it at once.`,
      confirmLabel: 'Make it live',
    }),
  },
  cancel: 'Cancel',
  done: 'The release was changed',
  refused: 'The release was not changed',
  unreachable: 'The server could not be reached.',
  history: 'Who changed what',
  changes: {
    release: (build: string | null) => `released ${build}`,
    rollout: (build: string | null, traffic: number | null, isAuto: boolean) =>
      `gave ${build} to ${traffic} %${isAuto ? ', from there on by itself' : ''}`,
    wait: () => 'waits for evidence',
    pause: () => 'paused the rollout',
    promote: () => 'gave the rollout to everybody',
    rollback: () => 'rolled back',
    retire: (build: string | null) => `removed ${build}, which nobody got any more`,
    publish: (build: string | null) => `published ${build}`,
    approve: (build: string | null) => `approved ${build}`,
    verdict: (build: string | null) => `tried ${build}`,
    pin: (build: string | null) => `pinned ${build} for somebody`,
    unpin: () => 'ended a pin',
  } satisfies Record<
    ReleasedRemote['history'][number]['kind'],
    (build: string | null, traffic: number | null, isAuto: boolean) => string
  >,
  unchecked: {
    lead: (what: readonly string[]) =>
      `This browser does not check ${what.join(', nor ')}. It still runs no script whose hash is not that of its release.`,
    kinds: {
      signature: 'who signed the list of releases',
      policy: 'that every script has a hash',
      addresses: 'where scripts are from before it asks for them',
    } satisfies Record<Unchecked, string>,
  },
  tickets: {
    refused: 'This could not be shown',
    same: (moment: Date) => `Everything was at ${moment.toLocaleString(locale())} as it is now`,
    askWithout: (missing: readonly { remote: string; build: string | null }[]) => ({
      title: 'Some of it is gone',
      text: `${missing
        .map(({ remote, build }) => (build === null ? `${remote} was not there yet` : `the files of ${remote} ${build} are gone`))
        .join(', ')}. These parts are shown as they are now.`,
      confirmLabel: 'Show the rest',
      cancelLabel: 'Cancel',
    }),
  },
  timeTravel: {
    label: 'Show everything as it was at',
    hint: 'In this tab only. Your data stays as it is now.',
    wrong: 'Choose a moment in the past.',
    show: 'Show it',
    busy: 'Looking…',
  },
  testers: 'Make a link for testers',
  testerLink: {
    title: 'A link for testers',
    lead: (build: string, until: string) =>
      `Whoever opens it sees ${build} in that tab, until ${new Date(until).toLocaleString(locale())}, and can say here whether it does what it should.`,
    label: 'Link',
    copy: 'Copy link',
    close: 'Close',
  },
  approvals: {
    title: 'Waiting for approval',
    lead: 'Users get these builds after an admin other than the publisher approves them.',
    publishedBy: (by: string | null) => (by === null ? 'published' : `published by ${by}`),
    approve: 'Approve',
    approveBuild: (build: string) => `Approve ${build}`,
    ask: (title: string, build: string, by: string | null) => ({
      title: `Approve this build of ${title}?`,
      text: `${build}${by === null ? '' : `, published by ${by},`} can then go live or to a share of users. Your name and the time are recorded.`,
      confirmLabel: 'Approve',
    }),
    approved: (build: string) => `${build} is approved`,
    refused: 'The build was not approved',
    showBoots: 'Boot check',
    test: 'Show in this tab only',
  },
  pins: {
    item: 'Pin it for one person',
    title: 'Pinned',
    line: (username: string | null, build: string) => `${username ?? gone} gets ${build}`,
    end: 'End',
    endOf: (username: string | null) => `End the pin of ${username ?? gone}`,
    ask: (title: string, build: string) => ({
      title: `Pin this build of ${title} for one person`,
      text: `They get ${build} whatever the others get, until the pin is ended. Open pages of theirs are offered it at once.`,
      label: 'Username',
      confirmLabel: 'Pin it',
      cancelLabel: 'Cancel',
    }),
    pinned: (username: string, build: string) => `${username} gets ${build} from now on`,
    unpinned: (username: string | null) => `The pin of ${username ?? gone} is ended`,
  },
  whose: (username: string) => `Whose: ${username}`,
  verdict: (passed: boolean, note: string) => `${passed ? 'It works' : 'It does not work'}${note && `: ${note}`}`,
  faults: {
    summary: 'Faults in this tab',
    lead: 'Only this tab sees them, until it is closed or you end them. Nobody is told, and no build is blamed. The page is read anew with each change; then open a screen of this part. Builds whose entry is an ES module are not affected.',
    group: (title: string) => `Faults of ${title}`,
    everywhere: 'Also in the build that takes its place',
  },
  because: (why: string) => `Because: ${why}`,
  liveBefore: (build: string) => `Live before: ${build}`,
  evidence: (build: string, drawn: number, failed: number, crashed: number) =>
    `${build} then: drawn ${drawn} times, failed ${failed}, crashed ${crashed}`,
  boots: {
    title: (title: string) => `Did ${title} boot?`,
    when: (build: string, at: string) =>
      `${build}, opened in a browser on ${hourOf(at)}, before it was released, beside everything that people could have with it.`,
    publisherSays: "The publisher's word: the publisher of this build ran this check. This server has not repeated it.",
    none: (build: string) => `${build} was released without asking a browser.`,
    shell: (shell: string) => `Shell ${shell}`,
    beside: (builds: readonly string[]) => (builds.length === 0 ? 'Nothing beside it' : `Beside ${builds.join(', ')}`),
    boots: 'Boots',
    fails: 'Fails',
    picture: (name: string) => `Picture of ${name}`,
    loading: 'Loading the report…',
    failed: 'The report could not be read.',
    close: 'Close',
  },
  comparison: {
    title: (title: string) => `What changed in ${title}`,
    between: (build: string, other: string) => `${build} compared with ${other}`,
    same: 'Nothing: both have the same files, routes, slots and state.',
    failed: 'The two builds could not be read.',
    loading: 'Comparing…',
    close: 'Close',
    kinds: { routes: 'Routes', slots: 'Places in other screens', stateKeys: 'State', files: 'Files', contract: 'Contract' },
    added: 'new',
    removed: 'gone',
    changed: 'changed',
  },
});
