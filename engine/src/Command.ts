import type { OutgoingMessage } from '@fanfare/shared/contracts';

/** What a step asks the outside world to do. `stepNo` is unique within a run, so `(run, stepNo)` identifies an effect. */
export type Command =
  /** `typingMs`: show for so long that somebody types, then send. */
  | { kind: 'send_message'; stepNo: number; nodeId: string; message: OutgoingMessage; typingMs?: number }
  | { kind: 'add_tag' | 'remove_tag'; stepNo: number; nodeId: string; tag: string }
  | { kind: 'set_variable'; stepNo: number; nodeId: string; name: string; value: string }
  /** Call `step` again with `{ kind: 'timer' }` once the clock has reached `untilMs` (epoch milliseconds). */
  | { kind: 'wait'; stepNo: number; nodeId: string; untilMs: number }
  | { kind: 'http_request'; stepNo: number; nodeId: string; request: HttpRequest };

/** An HTTP request that a flow wants to be made. The one who performs it decides which addresses and headers are allowed. */
export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}
