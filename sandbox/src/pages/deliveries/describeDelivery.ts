import type { DeliverySummary } from '../../state/views.ts';
import { formatPreciseTime } from '../ui/formatTime.ts';

type Fate = Omit<DeliverySummary, 'id' | 'lastError'>;

export function describeDelivery(fate: Fate): { tone: 'good' | 'warn' | 'bad' | 'soft'; text: string } {
  const { state, attempts, lastStatus, lastLatencyMs, nextAttemptAt } = fate;
  if (attempts === 0) return { tone: 'soft', text: 'waiting' };
  if (state === 'dropped') return { tone: 'bad', text: `given up after ${attempts} attempts` };
  const answer = lastStatus === null ? 'no answer' : `${lastStatus} in ${lastLatencyMs} ms`;
  const text = attempts > 1 ? `${answer}, attempt ${attempts}` : answer;
  if (state === 'delivered') return { tone: 'good', text };
  return { tone: 'warn', text: nextAttemptAt === null ? text : `${text}, again ${formatPreciseTime(nextAttemptAt)}` };
}
