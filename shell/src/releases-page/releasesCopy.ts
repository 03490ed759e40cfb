import type { BootFailure, BootPhase, ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import { language, locale } from '@fanfare/shared/language';
import { t } from '@lingui/core/macro';
import type { Unchecked } from './boots/uncheckedHere.ts';

/** English shares below 10 % always have one decimal place. */
function percent(share: number): string {
  const digits = share < 0.1 && share > 0 ? 1 : 0;
  const value = share * 100;
  return `${language() === 'en' ? value.toFixed(digits) : value.toLocaleString(locale(), { maximumFractionDigits: digits })} %`;
}

const hourOf = (hour: string) =>
  new Date(hour).toLocaleString(locale(), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

const listed = (what: readonly string[]) => what.reduce((list, next) => t`${list}, nor ${next}`);

const gone = t`an account that is gone`;

/** Who changed a remote, where it was no person: the server says it in English. */
const makers: Readonly<Record<string, string>> = {
  'this workspace': t`this workspace`,
  'the rollout itself': t`the rollout itself`,
};

/** Texts of the page about releases. */
export const releasesCopy = {
  makers,
  title: t`Releases`,
  pageTitle: t`Releases · Fanfare`,
  lead: t`Live builds, how they start in browsers, and who changed them. Data from the last 30 days.`,
  loading: t`Loading releases…`,
  none: { title: t`Nothing was released here yet`, text: t`Release a part with pnpm release.` },
  forbidden: {
    title: t`Releases are for staff`,
    text: t`Whoever runs this server can let you in with pnpm staff and your username.`,
  },
  failed: { title: t`Releases could not be loaded`, text: t`Nothing was changed. Please try again.` },
  retry: t`Try again`,
  policy: {
    title: t`Content policy violations`,
    lead: t`What browsers refused to load or run on our pages in the last 30 days, without queries and without users. Reports can be invented.`,
    noun: t`violations`,
    failed: t`The violations could not be loaded.`,
    none: { title: t`No violations`, text: t`No browser has refused anything in the last 30 days.` },
    others: t`Others`,
    columns: {
      directive: t`Directive`,
      blocked: t({ message: 'Blocked', context: 'content policy' }),
      page: t`Page`,
      count: t`Reports`,
      last: t`Last`,
    },
  },
  owner: (owner: string) => t`Owner: ${owner}`,
  table: (title: string) => t`Builds of ${title}`,
  columns: {
    build: t`Build`,
    people: t`Who gets it`,
    starts: t`Starts`,
    failures: t`Fails`,
    crashes: t`Crashes`,
    time: t`Load time`,
  },
  people: {
    live: t`Everybody`,
    liveRest: t`Everybody else`,
    rollout: (traffic: number) => t`${traffic} % of people`,
    auto: (traffic: number) => t`${traffic} % of people, by itself`,
    paused: (before: number) => t`Paused, before ${before} %`,
    fallback: t`When the live one fails`,
    earlier: t`Nobody`,
  } satisfies Record<ReleasedBuild['state'] | 'liveRest' | 'paused' | 'auto', string | ((share: number) => string)>,
  noEvidence: t`No data yet`,
  share: (part: number, whole: number) => (whole === 0 ? '–' : `${part} (${percent(part / whole)})`),
  milliseconds: (ms: number | null) => (ms === null ? '–' : t`${ms} ms`),
  hours: (build: string) => t`Pages per hour that drew ${build}, last two days`,
  health: {
    summary: t`Health over time`,
    asTable: t`Show as a table`,
    asCharts: t`Show as charts`,
    table: (title: string) => t`Builds of ${title}, hour by hour`,
    earlier: (rows: number) => t`Show earlier hours (${rows} more rows)`,
    hour: t`Hour`,
    at: hourOf,
    span: (first: string, last: string) =>
      first === last
        ? t`The hour of ${hourOf(first)}, from 0 to the most of all builds. Hours without a report are left out.`
        : t`${hourOf(first)} to ${hourOf(last)}, from 0 to the most of all builds. Hours without a report are left out.`,
    figures: { time: t`Load time (p75)`, failures: t`Fails`, crashes: t`Crashes` },
    write: { time: (ms: number) => t`${Math.round(ms)} ms`, failures: percent, crashes: percent },
  },
  why: (phase: BootPhase, kind: BootFailure, count: number) => `${count} × ${kind} (${phase})`,
  actions: (build: string) => t`Actions for ${build}`,
  act: t`Actions`,
  rollback: t`Roll back`,
  endRollout: t`Take the rollout back`,
  promote: t`Give it to everybody`,
  pause: t`Pause`,
  resume: (traffic: number) => t`Go on with ${traffic} %`,
  setTraffic: (traffic: number) => t`Give it to ${traffic} %`,
  goOnByItself: t`Let it go on by itself`,
  release: t`Make it live for everybody`,
  override: t`Show it in this tab only`,
  compare: t`What changed?`,
  showBoots: t`Did it boot?`,
  ask: {
    rollback: (title: string, live: string, before: string) => ({
      title: t`Roll ${title} back?`,
      text: t`${live} is taken away from everybody. They get ${before} again; open pages are offered it at once.`,
      confirmLabel: t`Roll back`,
    }),
    endRollout: (title: string, build: string) => ({
      title: t`Take the rollout of ${title} back?`,
      text: t`Nobody gets ${build} any more. What is live stays.`,
      confirmLabel: t`Take it back`,
    }),
    release: (title: string, build: string) => ({
      title: t`Give this build of ${title} to everybody?`,
      text: t`${build} becomes the live one. Open pages are offered it at once.`,
      confirmLabel: t`Make it live`,
    }),
  },
  cancel: t`Cancel`,
  done: t`The release was changed`,
  refused: t`The release was not changed`,
  unreachable: t`The server could not be reached.`,
  history: t`Who changed what`,
  changes: {
    release: (build: string) => t`released ${build}`,
    rollout: (build: string, traffic: number, isAuto: boolean) =>
      isAuto ? t`gave ${build} to ${traffic} %, from there on by itself` : t`gave ${build} to ${traffic} %`,
    wait: () => t`waits for evidence`,
    pause: () => t`paused the rollout`,
    promote: () => t`gave the rollout to everybody`,
    rollback: () => t`rolled back`,
    retire: (build: string) => t`removed ${build}, which nobody got any more`,
    publish: (build: string) => t`published ${build}`,
    approve: (build: string) => t`approved ${build}`,
    verdict: (build: string) => t`tried ${build}`,
    pin: (build: string) => t`pinned ${build} for somebody`,
    unpin: () => t`ended a pin`,
  } satisfies Record<ReleasedRemote['history'][number]['kind'], (build: string, traffic: number, isAuto: boolean) => string>,
  unchecked: {
    lead: (what: readonly string[]) =>
      t`This browser does not check ${listed(what)}. It still runs no script whose hash is not that of its release.`,
    kinds: {
      signature: t`who signed the list of releases`,
      policy: t`that every script has a hash`,
      addresses: t`where scripts are from before it asks for them`,
    } satisfies Record<Unchecked, string>,
  },
  tickets: {
    refused: t`This could not be shown`,
    same: (moment: Date) => t`Everything was at ${moment.toLocaleString(locale())} as it is now`,
    askWithout: (missing: readonly MissingBuild[]) => ({
      title: t`Some of it is gone`,
      text: t`${missing.map(missingText).join(', ')}. These parts are shown as they are now.`,
      confirmLabel: t`Show the rest`,
      cancelLabel: t`Cancel`,
    }),
  },
  timeTravel: {
    label: t`Show everything as it was at`,
    hint: t`In this tab only. Your data stays as it is now.`,
    wrong: t`Choose a moment in the past.`,
    show: t`Show it`,
    busy: t`Looking…`,
  },
  testers: t`Make a link for testers`,
  testerLink: {
    title: t`A link for testers`,
    lead: (build: string, until: string) =>
      t`Whoever opens it sees ${build} in that tab, until ${new Date(until).toLocaleString(locale())}, and can say here whether it does what it should.`,
    label: t`Link`,
    copy: t`Copy link`,
    close: t`Close`,
  },
  approvals: {
    title: t`Waiting for approval`,
    lead: t`Users get these builds after an admin other than the publisher approves them.`,
    publishedBy: (by: string | null) => (by === null ? t`published` : t`published by ${by}`),
    approve: t`Approve`,
    approveBuild: (build: string) => t`Approve ${build}`,
    ask: (title: string, build: string, by: string | null) => ({
      title: t`Approve this build of ${title}?`,
      text:
        by === null
          ? t`${build} can then go live or to a share of users. Your name and the time are recorded.`
          : t`${build}, published by ${by}, can then go live or to a share of users. Your name and the time are recorded.`,
      confirmLabel: t`Approve`,
    }),
    approved: (build: string) => t`${build} is approved`,
    refused: t`The build was not approved`,
    showBoots: t`Boot check`,
    test: t`Show in this tab only`,
  },
  pins: {
    item: t`Pin it for one person`,
    title: t`Pinned`,
    line: (username: string | null, build: string) => t`${username ?? gone} gets ${build}`,
    end: t`End`,
    endOf: (username: string | null) => t`End the pin of ${username ?? gone}`,
    ask: (title: string, build: string) => ({
      title: t`Pin this build of ${title} for one person`,
      text: t`They get ${build} whatever the others get, until the pin is ended. Open pages of theirs are offered it at once.`,
      label: t`Username`,
      confirmLabel: t`Pin it`,
      cancelLabel: t`Cancel`,
    }),
    pinned: (username: string, build: string) => t`${username} gets ${build} from now on`,
    unpinned: (username: string | null) => t`The pin of ${username ?? gone} is ended`,
  },
  whose: (username: string) => t`Whose: ${username}`,
  verdict: (passed: boolean, note: string) =>
    `${passed ? t({ message: 'It works', context: 'verdict' }) : t`It does not work`}${note && `: ${note}`}`,
  faults: {
    summary: t`Faults in this tab`,
    lead: t`Only this tab sees them, until it is closed or you end them. Nobody is told, and no build is blamed. The page is read anew with each change; then open a screen of this part. Builds whose entry is an ES module are not affected.`,
    group: (title: string) => t`Faults of ${title}`,
    everywhere: t`Also in the build that takes its place`,
  },
  because: (why: string) => t`Because: ${why}`,
  liveBefore: (build: string) => t`Live before: ${build}`,
  evidence: (build: string, drawn: number, failed: number, crashed: number) =>
    t`${build} then: drawn ${drawn} times, failed ${failed}, crashed ${crashed}`,
  boots: {
    title: (title: string) => t`Did ${title} boot?`,
    when: (build: string, at: string) =>
      t`${build}, opened in a browser on ${hourOf(at)}, before it was released, beside everything that people could have with it.`,
    publisherSays: t`The publisher's word: the publisher of this build ran this check. This server has not repeated it.`,
    none: (build: string) => t`${build} was released without asking a browser.`,
    shell: (shell: string) => t`Shell ${shell}`,
    beside: (builds: readonly string[]) => (builds.length === 0 ? t`Nothing beside it` : t`Beside ${builds.join(', ')}`),
    boots: t`Boots`,
    fails: t`Fails`,
    picture: (name: string) => t`Picture of ${name}`,
    loading: t`Loading the report…`,
    failed: t`The report could not be read.`,
    close: t`Close`,
  },
  comparison: {
    title: (title: string) => t`What changed in ${title}`,
    between: (build: string, other: string) => t`${build} compared with ${other}`,
    same: t`Nothing: both have the same files, routes, slots and state.`,
    failed: t`The two builds could not be read.`,
    loading: t`Comparing…`,
    close: t`Close`,
    kinds: { routes: t`Routes`, slots: t`Places in other screens`, stateKeys: t`State`, files: t`Files`, contract: t`Contract` },
    added: t`new`,
    removed: t`gone`,
    changed: t`changed`,
  },
};

interface MissingBuild {
  remote: string;
  build: string | null;
}

function missingText({ remote, build }: MissingBuild): string {
  return build === null ? t`${remote} was not there yet` : t`the files of ${remote} ${build} are gone`;
}
