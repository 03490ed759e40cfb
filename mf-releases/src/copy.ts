import type { BootFailure, BootPhase, ReleasedBuild, ReleasedRemote } from '@fanfare/shared/contracts';
import { momentText, percentText, recentMomentText } from '@fanfare/shared/domain';
import { t } from '@lingui/core/macro';
import type { Unchecked } from './features/boots/uncheckedHere.ts';

/** Shares below 10% have a decimal. */
const percent = (share: number) => percentText(share < 0.1 ? share * 100 : Math.round(share * 100));

const listed = (what: readonly string[]) => what.reduce((list, next) => t`${list} or ${next}`);

const gone = t`a deleted account`;

/** Non-human actors, as the server names them. */
const actors: Readonly<Record<string, string>> = {
  'this workspace': t`this workspace`,
  'the rollout itself': t`the automatic rollout`,
};

export const copy = {
  actors,
  title: t`Releases`,
  lead: t`Live builds, their health in browsers, and release history. Data from the last 30 days.`,
  loading: t`Loading releases…`,
  none: { title: t`No releases yet`, text: t`Publish a remote with pnpm release.` },
  forbidden: {
    title: t`Admin access required`,
    text: t`Ask your server administrator to run pnpm admin with your username.`,
  },
  failed: { title: t`Could not load releases`, text: t`No changes were made. Please try again.` },
  retry: t`Try again`,
  policy: {
    title: t`Content policy violations`,
    lead: t`Resources and scripts that browsers blocked on your pages in the last 30 days, without query strings or user data. Reports are not verified.`,
    noun: t`violations`,
    failed: t`Could not load violations.`,
    none: { title: t`No violations`, text: t`Browsers have not blocked anything in the last 30 days.` },
    others: t`Others`,
    columns: {
      directive: t`Directive`,
      blocked: t({ message: 'Blocked resource', context: 'content policy' }),
      page: t`Page`,
      count: t`Reports`,
      last: t`Latest`,
    },
  },
  owner: (owner: string) => t`Owner: ${owner}`,
  table: (title: string) => t`Builds of ${title}`,
  columns: {
    build: t`Build`,
    people: t`Traffic`,
    starts: t`Starts`,
    failures: t`Failures`,
    crashes: t`Crashes`,
    time: t`Load time`,
  },
  people: {
    live: t`All users`,
    liveRest: t`All other users`,
    rollout: (traffic: number) => t`${traffic}% of users`,
    auto: (traffic: number) => t`${traffic}% of users, automatic`,
    paused: (before: number) => t`Paused (previously ${before}%)`,
    fallback: t`Fallback`,
    earlier: t`No users`,
  } satisfies Record<ReleasedBuild['state'] | 'liveRest' | 'paused' | 'auto', string | ((share: number) => string)>,
  noEvidence: t`No data yet`,
  share: (part: number, whole: number) => (whole === 0 ? '–' : `${part} (${percent(part / whole)})`),
  milliseconds: (ms: number | null) => (ms === null ? '–' : t`${ms} ms`),
  hours: (build: string) => t`Pages per hour that rendered ${build}, last two days`,
  health: {
    summary: t`Health history`,
    asTable: t`Show as table`,
    asCharts: t`Show as charts`,
    table: (title: string) => t`Builds of ${title} by hour`,
    earlier: (rows: number) => t`Show earlier hours (${rows} more rows)`,
    hour: t`Hour`,
    at: recentMomentText,
    span: (first: string, last: string) =>
      first === last
        ? t`Hour of ${recentMomentText(first)}. Scale: 0 to the maximum of all builds. Hours with no reports are not shown.`
        : t`${recentMomentText(first)} to ${recentMomentText(last)}. Scale: 0 to the maximum of all builds. Hours with no reports are not shown.`,
    figures: { time: t`Load time (p75)`, failures: t`Failures`, crashes: t`Crashes` },
    write: { time: (ms: number) => t`${Math.round(ms)} ms`, failures: percent, crashes: percent },
  },
  why: (phase: BootPhase, kind: BootFailure, count: number) => `${count} × ${kind} (${phase})`,
  actions: (build: string) => t`Actions for ${build}`,
  act: t`Actions`,
  rollback: t`Roll back`,
  endRollout: t`Roll back rollout`,
  promote: t`Promote to 100%`,
  pause: t`Pause`,
  resume: (traffic: number) => t`Resume at ${traffic}%`,
  setTraffic: (traffic: number) => t`Roll out to ${traffic}%`,
  resumeAuto: t`Resume automatic rollout`,
  release: t`Promote to live`,
  override: t`Preview in this tab`,
  compare: t`View changes`,
  showBoots: t`Boot check`,
  ask: {
    rollback: (title: string, live: string, before: string) => ({
      title: t`Roll back ${title}?`,
      text: t`All users return from ${live} to ${before}. Open pages are prompted to update immediately.`,
      confirmLabel: t`Roll back`,
    }),
    endRollout: (title: string, build: string) => ({
      title: t`Roll back the rollout of ${title}?`,
      text: t`Users no longer receive ${build}. The live build does not change.`,
      confirmLabel: t`Roll back`,
    }),
    release: (title: string, build: string) => ({
      title: t`Promote this build of ${title} to all users?`,
      text: t`${build} becomes the live build. Open pages are prompted to update immediately.`,
      confirmLabel: t`Promote`,
    }),
  },
  cancel: t`Cancel`,
  done: t`Release updated`,
  refused: t`Could not update the release`,
  unreachable: t`Could not reach the server.`,
  history: t`Release history`,
  changes: {
    release: (build: string) => t`released ${build}`,
    rollout: (build: string, traffic: number, isAuto: boolean) =>
      isAuto ? t`rolled out ${build} to ${traffic}%, then automatically` : t`rolled out ${build} to ${traffic}%`,
    wait: () => t`waiting for data`,
    pause: () => t`paused the rollout`,
    promote: () => t`promoted the rollout to 100%`,
    rollback: () => t`rolled back`,
    retire: (build: string) => t`removed the unused build ${build}`,
    publish: (build: string) => t`published ${build}`,
    approve: (build: string) => t`approved ${build}`,
    verdict: (build: string) => t`tested ${build}`,
    pin: (build: string) => t`pinned ${build} for a user`,
    unpin: () => t`removed a pin`,
  } satisfies Record<ReleasedRemote['history'][number]['kind'], (build: string, traffic: number, isAuto: boolean) => string>,
  unchecked: {
    lead: (what: readonly string[]) =>
      t`This browser does not verify ${listed(what)}. It still blocks scripts whose hash does not match the release.`,
    kinds: {
      signature: t`the signature of the release list`,
      policy: t`that every script has a hash`,
      addresses: t`the origin of scripts before loading them`,
    } satisfies Record<Unchecked, string>,
  },
  tickets: {
    refused: t`Could not show this version`,
    same: (moment: string | Date) => t`No changes since ${momentText(moment)}`,
    askWithout: (missing: readonly MissingBuild[]) => ({
      title: t`Some builds are no longer available`,
      text: t`${missing.map(missingText).join(', ')}. The current builds are shown instead.`,
      confirmLabel: t`Show anyway`,
      cancelLabel: t`Cancel`,
    }),
  },
  timeTravel: {
    label: t`View releases as of`,
    hint: t`In this tab only. Your data is not affected.`,
    wrong: t`Choose a time in the past.`,
    show: t`Show`,
    busy: t`Loading…`,
  },
  testers: t`Create test link`,
  testerLink: {
    title: t`Test link`,
    lead: (build: string, until: string) =>
      t`Anyone with this link can test ${build} in their tab until ${momentText(until)} and send feedback.`,
    label: t`Link`,
    copy: t`Copy link`,
    close: t`Close`,
  },
  approvals: {
    title: t`Waiting for approval`,
    lead: t`Users receive these builds after another admin approves them.`,
    publishedBy: (by: string | null) => (by === null ? t`published` : t`published by ${by}`),
    approve: t`Approve`,
    approveBuild: (build: string) => t`Approve ${build}`,
    ask: (title: string, build: string, by: string | null) => ({
      title: t`Approve this build of ${title}?`,
      text:
        by === null
          ? t`${build} can then be promoted or rolled out. Your name and the time are recorded.`
          : t`${build}, published by ${by}, can then be promoted or rolled out. Your name and the time are recorded.`,
      confirmLabel: t`Approve`,
    }),
    approved: (build: string) => t`Approved ${build}`,
    refused: t`Could not approve the build`,
    showBoots: t`Boot check`,
    test: t`Preview in this tab`,
  },
  pins: {
    item: t`Pin for a user`,
    title: t`Pinned`,
    line: (username: string | null, build: string) => t`${username ?? gone} receives ${build}`,
    end: t`Unpin`,
    endOf: (username: string | null) => t`Unpin ${username ?? gone}`,
    ask: (title: string, build: string) => ({
      title: t`Pin this build of ${title} for a user`,
      text: t`The user receives ${build} until you remove the pin. Their open pages are prompted to update immediately.`,
      label: t`Username`,
      confirmLabel: t`Pin`,
      cancelLabel: t`Cancel`,
    }),
    pinned: (username: string, build: string) => t`${username} now receives ${build}`,
    unpinned: (username: string | null) => t`Unpinned ${username ?? gone}`,
  },
  whose: (username: string) => t`User: ${username}`,
  verdict: (passed: boolean, note: string) =>
    `${passed ? t({ message: 'Works', context: 'verdict' }) : t`Does not work`}${note && `: ${note}`}`,
  because: (why: string) => t`Reason: ${why}`,
  liveBefore: (build: string) => t`Previously live: ${build}`,
  evidence: (build: string, drawn: number, failed: number, crashed: number) =>
    t`${build} at that time: rendered ${drawn} times, ${failed} failures, ${crashed} crashes`,
  boots: {
    title: (title: string) => t`Boot check of ${title}`,
    when: (build: string, at: string) =>
      t`${build} was opened in a browser on ${recentMomentText(at)}, before release, with every combination of builds that users could receive.`,
    publisherSays: t`Reported by the publisher of this build. This server has not repeated the check.`,
    none: (build: string) => t`${build} was released without a boot check.`,
    shell: (shell: string) => t`Shell ${shell}`,
    beside: (builds: readonly string[]) => (builds.length === 0 ? t`No other remotes` : t`With ${builds.join(', ')}`),
    boots: t`Boots`,
    fails: t`Failures`,
    picture: (name: string) => t`Screenshot of ${name}`,
    loading: t`Loading the report…`,
    failed: t`Could not read the report.`,
    close: t`Close`,
  },
  comparison: {
    title: (title: string) => t`What changed in ${title}`,
    between: (build: string, other: string) => t`${build} compared with ${other}`,
    same: t`No changes: both builds have the same files, routes, slots and state.`,
    failed: t`Could not load the two builds.`,
    loading: t`Comparing…`,
    close: t`Close`,
    kinds: { routes: t`Routes`, slots: t`Slots`, stateKeys: t`State`, files: t`Files`, contract: t`Contract` },
    added: t`new`,
    removed: t`removed`,
    changed: t`changed`,
  },
};

interface MissingBuild {
  remote: string;
  build: string | null;
}

function missingText({ remote, build }: MissingBuild): string {
  return build === null ? t`${remote} did not exist yet` : t`the files of ${remote} ${build} no longer exist`;
}
