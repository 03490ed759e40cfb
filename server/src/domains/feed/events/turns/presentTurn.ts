import type { OutcomeReason, ProcessedStatus, Turn, TurnState } from '@fanfare/shared/contracts';
import type { TurnRow } from './turns.readModel.ts';

interface TriggerEventRow {
  happenedAt: Date;
  processedStatus: ProcessedStatus;
  outcome: OutcomeReason | null;
  flowResponse: string | null;
}

export function presentTurn(row: TurnRow, trigger: TriggerEventRow): Turn {
  const { sent, sentAt, replyAt, replyText, seenAt } = row;
  const isByFlow = sentAt !== null;
  const at = sentAt ?? replyAt;
  return {
    state: stateOf(row, trigger),
    answer:
      at === null
        ? null
        : {
            text: isByFlow ? trigger.flowResponse : replyText,
            by: isByFlow ? 'flow' : 'person',
            at: new Date(at).toISOString(),
            ms: Math.max(0, Date.parse(at) - trigger.happenedAt.getTime()),
            count: isByFlow ? sent : 1,
          },
    seenAt: seenAt === null ? null : new Date(seenAt).toISOString(),
  };
}

const openStatuses: ReadonlySet<ProcessedStatus> = new Set(['pending', 'processing', 'retry']);
const silences: ReadonlySet<OutcomeReason | null> = new Set(['window_closed', 'opted_out', 'loop_guard']);

function stateOf(
  { sent, open, failed, isRunning, replyAt, isWithPerson }: TurnRow,
  { processedStatus, outcome }: TriggerEventRow,
): TurnState {
  const isSilent = silences.has(outcome);
  if (processedStatus === 'failed' || outcome === 'flow_failed' || (failed > 0 && !isSilent)) return 'failed';
  if (open > 0 || openStatuses.has(processedStatus)) return 'waiting';
  if (sent > 0 || replyAt !== null) return 'answered';
  if (isWithPerson || outcome === 'human_has_thread') return 'with_person';
  return isRunning ? 'waiting' : 'unanswered';
}
