import type { FlowResponse } from './requests/FlowResponse.ts';

/** Why a run is stepped. */
export type StepInput =
  /** `payload`: of the tapped button or quick reply. `fromNodeId`: start here instead of at the flow's start nodes. */
  | { kind: 'message'; text: string; payload?: string | null; lastInboundAtMs?: number | null; fromNodeId?: string }
  /**
   * A trigger that is no message, so it opens no messaging window. `isAnswered`: the comment already has its one private reply.
   */
  | {
      kind: 'occasion';
      text: string;
      comment?: { id: string; isAnswered?: boolean } | null;
      lastInboundAtMs?: number | null;
      fromNodeId?: string;
    }
  /** `lastInboundAtMs`: epoch milliseconds of the follower's last message, when the caller knows it better than the run. */
  | { kind: 'timer'; lastInboundAtMs?: number | null }
  | { kind: 'response'; stepNo: number; response: FlowResponse; lastInboundAtMs?: number | null };
