import type { EarlierAnswers } from './commentAnswers.repository.ts';

interface AskedFlow {
  flowId: string;
  trigger: { filter?: { isOncePerPost?: boolean | undefined } | undefined };
}

/** Why a flow must not answer a comment that it would answer otherwise; null when it may. */
export function whyNotAgain({ flowIds, isAnsweredPrivately }: EarlierAnswers) {
  return ({ flowId, trigger }: AskedFlow): string | null => {
    if (isAnsweredPrivately) return 'This comment has its one private reply.';
    const isOnce = trigger.filter?.isOncePerPost ?? true;
    return isOnce && flowIds.has(flowId) ? 'It has answered this person under this post.' : null;
  };
}
