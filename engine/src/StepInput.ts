import type { FlowResponse } from './requests/FlowResponse.ts';

/** The reason why a run is stepped. */
export type StepInput =
  /**
   * `payload` is the payload of the tapped button or quick reply. `fromNodeId` is the node to start at
   * instead of the flow's start nodes.
   */
  | { kind: 'message'; text: string; payload?: string | null; lastInboundAtMs?: number | null; fromNodeId?: string }
  /**
   * A trigger that is not a message, so it does not open the messaging window. `isAnswered` is true if the
   * comment already has its one private reply.
   */
  | {
      kind: 'trigger';
      text: string;
      comment?: { id: string; isAnswered?: boolean } | null;
      lastInboundAtMs?: number | null;
      fromNodeId?: string;
    }
  /**
   * `lastInboundAtMs` is the time of the follower's last message in epoch milliseconds, if the caller has a
   * more recent value than the run.
   */
  | { kind: 'timer'; lastInboundAtMs?: number | null }
  | { kind: 'response'; stepNo: number; response: FlowResponse; lastInboundAtMs?: number | null };
