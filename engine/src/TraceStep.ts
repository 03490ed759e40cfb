import type { MessageText } from '@fanfare/shared/contracts';
/** One line of a run's story, in the order in which things happened. */
export interface TraceStep {
  /** Number of the executed node within the run, from 1; a line about no node repeats the number of the last one. */
  stepNo: number;
  nodeId: string;
  /** The node's type, or `run` for a line about the run as a whole. */
  nodeType: string;
  result: TraceResult;
  detail: MessageText;
}

export type TraceResult =
  | 'sent'
  | 'true'
  | 'false'
  | 'tag_added'
  | 'tag_removed'
  | 'variable_set'
  | 'requested'
  | 'waiting'
  | 'responded'
  | 'asked'
  | 'asked_again'
  | 'answered'
  | 'invalid'
  | 'chosen'
  | 'other'
  | 'no_reply'
  | 'open'
  | 'closed'
  | 'branch'
  | 'started'
  | 'comment_replied'
  | 'comment_hidden'
  | 'handed_over'
  | 'flow_started'
  | 'custom_action'
  | 'ignored'
  | 'skipped'
  | 'failed';
