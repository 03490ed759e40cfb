import { compareWithPeer } from '../event-path/compareWithPeer.ts';
import { measureLists } from '../load/measureLists.ts';
import { measureSocket } from '../load/measureSocket.ts';
import { percentile } from '../percentile.ts';
import { describeValue } from '../results/Figure.ts';
import { say } from '../results/say.ts';

const PLAN = { rates: [200, 1_000], seconds: 10, flatOut: 20_000 };
const LIST_BUDGET_MS = 50;

export async function benchServer(): Promise<void> {
  await compareWithPeer(PLAN, {
    afterWarmUp: async (product, user, load) => {
      const { toSocket, acks } = await measureSocket(product.url, user, load);
      const [socketMs, ackMs] = [percentile(toSocket, 0.5), percentile(acks, 0.5)];
      const detail = [socketMs, ackMs].map((value) => describeValue({ value, unit: 'ms' })).join('; ack ');
      return () => say("webhook -> browser socket p50, of the ack's", socketMs / ackMs, '', { atMost: 2 }, detail);
    },
    afterPhases: async (product) => {
      const lists = await measureLists(product);
      return () => {
        for (const [name, ms] of lists) say(`100,000 events: ${name}`, ms, 'ms', { atMost: LIST_BUDGET_MS });
      };
    },
  });
}
