import { getCooldownReason } from '@fanfare/engine';
import { type Message, message, type TriggerFilter } from '@fanfare/shared/contracts';
import type { EarlierAnswers } from './commentAnswers.repository.ts';

interface AskedFlow {
  flowId: string;
  trigger: { filter?: TriggerFilter | undefined };
}

export function getRepeatRefusal({ flowIds, isAnsweredPrivately }: EarlierAnswers) {
  return ({ flowId, trigger }: AskedFlow): Message | null => {
    if (isAnsweredPrivately) return message('publishing.private-reply-used');
    return flowIds.has(flowId) ? getCooldownReason(trigger.filter) : null;
  };
}
