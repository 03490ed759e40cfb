import type { MessageText } from '@fanfare/shared/contracts';
/** An entry of a run's trace, in order of execution. */
export interface TraceStep {
  /** Number of the node within the run, from 1. An entry without a node repeats the last number. */
  stepNo: number;
  nodeId: string;
  /** The node's type, or `run` for an entry about the whole run. */
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
