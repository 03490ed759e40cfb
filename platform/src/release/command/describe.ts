import type { Change, Evidence, LogLine, WaitingBuild } from '@fanfare/releases';
import type { RemoteStatus } from '../Registry.ts';

export function describe(remote: string, { builds, rollout, health, waiting, history }: RemoteStatus): string {
  const live = builds.at(-1);
  const now = live === undefined ? `${remote} has no release yet.` : `${remote} ${live} is live.`;
  const rolling = rollout ? [rolloutLine(rollout)] : [];
  const figures = [live, rollout?.build].flatMap((build) =>
    build === undefined ? [] : evidenceLines({ [build]: health[build] }),
  );
  return [[now, ...rolling].join(' '), ...waiting.map(waitingLine), ...figures, ...history.flatMap(toLines)].join('\n');
}

export function waitingLine({ build, published: { by, at } }: WaitingBuild): string {
  const [publisher, approver] = by === null ? ['', 'An admin'] : [` by ${by}`, `An admin other than ${by}`];
  return `${build}, published${publisher} on ${at.slice(0, 10)}, waits for approval. ${approver} approves it on the Releases page (/releases).`;
}

function rolloutLine({ build, traffic, pausedAt, auto }: NonNullable<RemoteStatus['rollout']>): string {
  return pausedAt === undefined
    ? `${build} goes to ${traffic} % of people${auto ? ' and drives itself' : ''}.`
    : `${build} is paused; before, it went to ${pausedAt} % of users.`;
}

function toLines({ seq, at, by, change, liveBefore, evidence = {}, decision }: LogLine): string[] {
  const before = liveBefore === null ? '' : ` (live before: ${liveBefore})`;
  return [
    `  ${at.slice(0, 19).replace('T', ' ')}  #${seq}  ${by}: ${toWords(change)}${before}`,
    ...(decision ? [`        because: ${decision.because}`] : []),
    ...evidenceLines(evidence).map((line) => `      ${line}`),
  ];
}

function evidenceLines(evidence: Readonly<Record<string, Evidence | undefined>>): string[] {
  return Object.entries(evidence).flatMap(([build, figures]) => (figures ? [`  ${build}: ${evidenceText(figures)}`] : []));
}

function evidenceText({ loaded, failed, drawn, crashed, p75Ms }: Evidence): string {
  const time = p75Ms === null ? '' : `, 75 % rendered within ${p75Ms} ms`;
  return `${loaded} pages loaded it, ${failed} could not, ${crashed} of ${drawn} crashed${time}`;
}

function toWords(change: Change): string {
  switch (change.kind) {
    case 'release':
      return `released ${change.build}`;
    case 'rollout':
      return `gave ${change.build} to ${change.traffic} %${change.auto ? ', automatically' : ''}`;
    case 'wait':
      return 'waits for evidence';
    case 'verdict':
      return `says that ${change.build} ${change.passed ? 'works' : 'does not work'}${change.note ? `: ${change.note}` : ''}`;
    case 'publish':
      return `published ${change.build}`;
    case 'approve':
      return `approved ${change.build}`;
    case 'pin':
      return `gave ${change.build} to one person`;
    case 'unpin':
      return 'ended the pin of one person';
    case 'pause':
      return 'paused the rollout';
    case 'promote':
      return 'promoted the rollout';
    case 'rollback':
      return 'rolled back';
    case 'retire':
      return `removed ${change.build}, which no user gets any more`;
  }
}
