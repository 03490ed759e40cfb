import type { OtherUse } from '../processes/watchMachine.ts';

const OTHERS_SHARE_LIMIT = 0.1;
const PEERS_LIMIT = 4 / 3;
const NAMED = 4;

interface Watched {
  name: string;
  others: OtherUse | null;
}

/** @returns why the run cannot be judged; null if it can */
export function findDisturbance(peerRates: readonly [number, number], watched: readonly Watched[]): string | null {
  const [slower = 0, faster = 0] = [...peerRates].sort((a, b) => a - b);
  const reasons = [
    ...(faster <= slower * PEERS_LIMIT
      ? []
      : [`the bare peer answered ${Math.round(peerRates[0])}/s before and ${Math.round(peerRates[1])}/s after`]),
    ...watched.flatMap(({ name, others }) => describeOthers(name, others)),
  ];
  return reasons.length > 0 ? reasons.join('; ') : null;
}

export function describeOthers(name: string, others: OtherUse | null): string[] {
  if (!others) return ['this system does not show what other processes use'];
  if (others.share <= OTHERS_SHARE_LIMIT) return [];
  const named = others.by.slice(0, NAMED).map((user) => `${user.name} ${percent(user.share)}`);
  return [`${percent(others.share)} of the processors was used by others during ${name} (${named.join(', ')})`];
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
}
