import type { OutgoingMessage } from '@fanfare/shared/contracts';
import type { PreparedRequest } from './requests/PreparedRequest.ts';

/** An effect that the caller performs. `(run, stepNo)` identifies it, because `stepNo` is unique within a run. */
export type Command = { stepNo: number; nodeId: string } & Effect;

type Effect =
  /** `typingMs`: duration of the typing indicator before the message. `privateReplyTo`: id of the comment that it answers. */
  | { kind: 'send_message'; message: OutgoingMessage; typingMs?: number; privateReplyTo?: string }
  | { kind: 'add_tag' | 'remove_tag'; tag: string }
  | { kind: 'set_variables'; values: Readonly<Record<string, string>> }
  /** The caller calls `step` with `{ kind: 'timer' }` at `untilMs` (epoch milliseconds). */
  | { kind: 'wait'; untilMs: number }
  /** The caller calls `step` with `{ kind: 'response' }` when the request has succeeded or failed. */
  | { kind: 'http_request'; request: PreparedRequest }
  | { kind: 'reply_to_comment'; commentId: string; text: string }
  | { kind: 'hide_comment'; commentId: string }
  | { kind: 'hand_over' }
  | { kind: 'start_flow'; flowId: string; hops: number };
