import type { Change, LogLine } from '@fanfare/releases';
import type { RemoteStatus } from './Registry.ts';

/** What is live and what happened, as lines for a terminal. */
export function describe(remote: string, { builds, rollout, history }: RemoteStatus): string {
  const live = builds.at(-1);
  const now = live === undefined ? `${remote} was never released.` : `${remote} ${live} is live.`;
  const rolling = rollout ? [`${rollout.build} goes to ${rollout.traffic} % of people.`] : [];
  return [[now, ...rolling].join(' '), ...history.map(toLine)].join('\n');
}

function toLine({ seq, at, by, change, liveBefore }: LogLine): string {
  const before = liveBefore === null ? '' : ` (live before: ${liveBefore})`;
  return `  ${at.slice(0, 19).replace('T', ' ')}  #${seq}  ${by}: ${toWords(change)}${before}`;
}

function toWords(change: Change): string {
  switch (change.kind) {
    case 'release':
      return `released ${change.build}`;
    case 'rollout':
      return `gave ${change.build} to ${change.traffic} %`;
    case 'promote':
      return 'promoted the rollout';
    case 'rollback':
      return 'rolled back';
  }
}
