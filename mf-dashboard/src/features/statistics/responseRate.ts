import type { EventCounts } from '@fanfare/shared/contracts';
import { frame as copy } from '../../copy/frame.ts';

/** Returns flow executions in percent of all events, without decimals. */
export function responseRate({ flowExecutions, total }: Pick<EventCounts, 'flowExecutions' | 'total'>): string {
  return copy.statistics.percent(total === 0 ? 0 : Math.round((flowExecutions / total) * 100));
}
