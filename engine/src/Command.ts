import type { OutgoingMessage } from '@fanfare/shared/contracts';
import type { PreparedRequest } from './requests/PreparedRequest.ts';

/** What a step asks the outside world to do. `stepNo` is unique within a run, so `(run, stepNo)` identifies an effect. */
export type Command = { stepNo: number; nodeId: string } & Effect;

type Effect =
  /** `typingMs`: show for so long that somebody types, then send. `privateReplyTo`: the comment that it answers privately. */
  | { kind: 'send_message'; message: OutgoingMessage; typingMs?: number; privateReplyTo?: string }
  | { kind: 'add_tag' | 'remove_tag'; tag: string }
  | { kind: 'set_variables'; values: Readonly<Record<string, string>> }
  /** Call `step` again with `{ kind: 'timer' }` once the clock has reached `untilMs` (epoch milliseconds). */
  | { kind: 'wait'; untilMs: number }
  /** Call `step` again with `{ kind: 'response' }` when the request was made, or could not be. */
  | { kind: 'http_request'; request: PreparedRequest }
  | { kind: 'reply_to_comment'; commentId: string; text: string }
  | { kind: 'hide_comment'; commentId: string }
  /** A person is asked for; the bot keeps out of the conversation. */
  | { kind: 'hand_over' }
  /** Another flow goes on with the same text. */
  | { kind: 'start_flow'; flowId: string; hops: number };
