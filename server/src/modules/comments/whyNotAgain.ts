import { whyNotAgain as whyNotTwice } from '@fanfare/engine';
import { sentence, type TriggerFilter } from '@fanfare/shared/contracts';
import type { EarlierAnswers } from './commentAnswers.repository.ts';

interface AskedFlow {
  flowId: string;
  trigger: { filter?: TriggerFilter | undefined };
}

/** Why a flow must not answer a comment that it would answer otherwise; null when it may. */
export function whyNotAgain({ flowIds, isAnsweredPrivately }: EarlierAnswers) {
  return ({ flowId, trigger }: AskedFlow): string | null => {
    if (isAnsweredPrivately) return sentence('This comment has its one private reply.');
    return flowIds.has(flowId) ? whyNotTwice(trigger.filter) : null;
  };
}
