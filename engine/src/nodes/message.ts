import type { FlowNode } from '@fanfare/shared/contracts';
import { renderTemplate } from '../templates/renderTemplate.ts';
import { scopeOf } from '../templates/scopeOf.ts';
import { missingText } from './missingText.ts';
import type { NodeMoment, NodeOutcome } from './NodeOutcome.ts';

export function executeMessage(node: FlowNode, moment: NodeMoment): NodeOutcome {
  const rendered = renderTemplate(node.data.content ?? '', 'text', scopeOf(moment));
  if (!rendered.ok) return { result: 'failed', detail: rendered.error };
  const { text, missing } = rendered.value;
  if (text.trim() === '')
    return { result: 'ignored', detail: `The message has no text, so nothing is sent.${missingText(missing)}` };
  return {
    result: 'sent',
    detail: `Sends "${text}".${missingText(missing)}`,
    command: { kind: 'send_message', stepNo: moment.stepNo, nodeId: node.id, message: { kind: 'text', text } },
  };
}
