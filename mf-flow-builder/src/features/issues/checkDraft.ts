import { type FlowWorld, validateFlow } from '@fanfare/engine';
import { type FlowGraph, type FlowIssue, renderEngineEnglish } from '@fanfare/shared/contracts';

export function checkDraft(draft: FlowGraph, world: FlowWorld): FlowIssue[] {
  return validateFlow(draft, world).map(({ text, ...issue }) => ({ ...issue, text: renderEngineEnglish(text), message: text }));
}
