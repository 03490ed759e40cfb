import { type ValidationContext, validateFlow } from '@fanfare/engine';
import { type FlowGraph, type FlowIssue, renderEngineEnglish } from '@fanfare/shared/contracts';

export function checkDraft(draft: FlowGraph, world: ValidationContext): FlowIssue[] {
  return validateFlow(draft, world).map(({ text, ...issue }) => ({ ...issue, text: renderEngineEnglish(text), message: text }));
}
