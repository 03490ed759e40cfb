import type { FlowResponse } from './requests/FlowResponse.ts';

/** Why a run is stepped: the follower's message, something else that starts it, the clock, or the answer to a request. */
export type StepInput =
  /**
   * `payload`: what stood behind the button or quick reply that was tapped. `fromNodeId`: where a run begins that is begun, instead of the
   * flow's own beginnings.
   */
  | { kind: 'message'; text: string; payload?: string | null; lastInboundAtMs?: number | null; fromNodeId?: string }
  /**
   * What starts a run and is no message: it opens no messaging window. `comment`: the one that started it; `isAnswered` when its one private
   * reply was used already.
   */
  | {
      kind: 'occasion';
      text: string;
      comment?: { id: string; isAnswered?: boolean } | null;
      lastInboundAtMs?: number | null;
      fromNodeId?: string;
    }
  /** `lastInboundAtMs`: when the follower wrote last, where it is known better than the run knows it. */
  | { kind: 'timer'; lastInboundAtMs?: number | null }
  | { kind: 'response'; stepNo: number; response: FlowResponse; lastInboundAtMs?: number | null };
