import { compareWithPeer } from '../event-path/compareWithPeer.ts';

const PLAN = { rates: [200], seconds: 10, flatOut: 10_000 };

export async function benchEventPath(): Promise<void> {
  await compareWithPeer(PLAN);
}
