import type { FlowIssue, MessageText } from '@fanfare/shared/contracts';

/** A problem of a flow, not yet translated. */
export type ValidationIssue = Omit<FlowIssue, 'text'> & { text: MessageText };

export function error(rule: string, nodeId: string | null, text: MessageText): ValidationIssue {
  return { severity: 'error', rule, nodeId, text };
}

export function warning(rule: string, nodeId: string | null, text: MessageText): ValidationIssue {
  return { severity: 'warning', rule, nodeId, text };
}
