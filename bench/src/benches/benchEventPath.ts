import { checkOut } from '../event-path/checkOut.ts';
import { compareWithPeer } from '../event-path/compareWithPeer.ts';
import type { BenchOptions } from '../results/say.ts';

const PLAN = { rates: [200], seconds: 10, flatOut: 10_000 };

export async function benchEventPath({ against }: BenchOptions): Promise<void> {
  if (against === undefined) return compareWithPeer(PLAN);
  const earlier = await checkOut(against);
  try {
    await compareWithPeer(PLAN, { earlier });
  } finally {
    await earlier.remove();
  }
}
