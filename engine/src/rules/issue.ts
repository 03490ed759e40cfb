import type { FlowIssue } from '@fanfare/shared/contracts';

export function error(rule: string, nodeId: string | null, text: string): FlowIssue {
  return { severity: 'error', rule, nodeId, text };
}

export function warning(rule: string, nodeId: string | null, text: string): FlowIssue {
  return { severity: 'warning', rule, nodeId, text };
}
