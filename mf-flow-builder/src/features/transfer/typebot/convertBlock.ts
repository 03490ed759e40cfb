import type { FlowNode, FlowNodeData, NodeType, RequestMethod } from '@fanfare/shared/contracts';
import { requestMethods } from '@fanfare/shared/contracts';
import { transferCopy } from '../../../copy/files/transfer.ts';
import { storedLabel } from '../../../copy/nodes/labels.ts';
import { isRecord, recordsIn, textIn } from '../isRecord.ts';
import type { ConversionContext } from './ConversionContext.ts';
import type { ConvertedBlock } from './ConvertedBlock.ts';
import { rulesOf } from './rulesOf.ts';
import { bubbleText, withTemplates } from './typebotText.ts';

type Raw = Record<string, unknown>;

const copy = transferCopy.typebot;

const askKinds = {
  'text input': 'text',
  'number input': 'number',
  'email input': 'email',
  'phone number input': 'phone',
} as const;
const mediaKinds = { image: 'image', video: 'video', audio: 'audio' } as const;

export function convertBlock(block: Raw, about: ConversionContext): ConvertedBlock | null {
  const type = textIn(block.type);
  const options = isRecord(block.options) ? block.options : {};
  const name = type.toLowerCase();
  const frame = { blockIds: [textIn(block.id)], joints: [], edgeId: textIn(block.outgoingEdgeId) || undefined };
  const single = (nodeType: NodeType, data: FlowNodeData, output: string | null = null): ConvertedBlock => {
    const node = newNode(about.newId(), nodeType, data);
    return { ...frame, nodes: [node], exits: [{ nodeId: node.id, output }] };
  };
  if (name === 'text') return { ...single('messageNode', { content: bubbleText(block.content) }), isText: true };
  if (isKeyOf(mediaKinds, name)) {
    const url = isRecord(block.content) ? textIn(block.content.url) : '';
    return single('mediaNode', { media: { type: mediaKinds[name], urls: url === '' ? [] : [withTemplates(url)] } });
  }
  if (isKeyOf(askKinds, name)) {
    const variable = about.variables.get(textIn(options.variableId)) ?? 'answer';
    const retryText = withTemplates(textIn(options.retryMessageContent));
    const ask = { answer: askKinds[name], variable, tries: 3, ...(retryText !== '' && { retryText }) };
    return single('askNode', { content: questionText(about), ask }, 'answered');
  }
  if (name === 'choice input') return choices(block, about, frame);
  if (name === 'condition') return conditions(block, about, frame);
  if (name === 'set variable') {
    const variable = about.variables.get(textIn(options.variableId)) ?? '';
    if (options.isCode === true) about.report({ kind: 'changed', text: copy.code(variable) });
    return single('variableNode', { variable: { name: variable, value: withTemplates(textIn(options.expressionToEvaluate)) } });
  }
  if (name === 'webhook' || name === 'http request')
    return single('requestNode', { request: requestOf(block, options, about) }, 'success');
  if (name === 'wait') return single('actionNode', { action: 'wait', actionParams: `${textIn(options.secondsToWaitFor) || 1}s` });
  if (name === 'jump')
    return { ...frame, nodes: [], exits: [], jump: { groupId: textIn(options.groupId), blockId: textIn(options.blockId) } };
  about.report({ kind: 'notCarried', text: copy.block(type || '?', about.group) });
  return null;
}

type Frame = Pick<ConvertedBlock, 'blockIds' | 'joints' | 'edgeId'>;

function choices(block: Raw, about: ConversionContext, frame: Frame): ConvertedBlock {
  const items = recordsIn(block.items);
  const options = items.map((item, place) => ({
    id: `option-${place + 1}`,
    title: textIn(item.content).trim() || `${place + 1}`,
  }));
  const node = newNode(about.newId(), 'choicesNode', {
    content: questionText(about),
    choices: { style: 'quick_replies', options },
  });
  const exits = items.map((item, place) => ({
    nodeId: node.id,
    output: `option-${place + 1}`,
    edgeId: textIn(item.outgoingEdgeId) || undefined,
  }));
  return { ...frame, nodes: [node], exits };
}

/** Each condition falls through to the next; the last one continues with the block's edge. */
function conditions(block: Raw, about: ConversionContext, frame: Frame): ConvertedBlock {
  const items = recordsIn(block.items);
  const nodes = items.map((item) => newNode(about.newId(), 'rulesNode', { rules: rulesOf(item, about) }));
  const last = nodes.at(-1);
  return {
    ...frame,
    nodes,
    joints: nodes.flatMap(({ id }, place) => {
      const next = nodes[place + 1];
      return next ? [{ source: id, output: 'false', target: next.id }] : [];
    }),
    exits: [
      ...items.flatMap((item, place) => {
        const node = nodes[place];
        return node ? [{ nodeId: node.id, output: 'true', edgeId: textIn(item.outgoingEdgeId) || undefined }] : [];
      }),
      ...(last ? [{ nodeId: last.id, output: 'false' }] : []),
    ],
  };
}

function requestOf(block: Raw, options: Raw, { variables }: ConversionContext): NonNullable<FlowNodeData['request']> {
  const webhook = [options.webhook, block.webhook].find(isRecord) ?? {};
  const method = requestMethods.find((known): known is RequestMethod => known === textIn(webhook.method)) ?? 'POST';
  const query = recordsIn(webhook.queryParams).map(
    ({ key, value }) => `${encodeURIComponent(textIn(key))}=${withTemplates(textIn(value))}`,
  );
  const url = withTemplates(textIn(webhook.url));
  const body = withTemplates(textIn(webhook.body));
  return {
    method,
    url: query.length > 0 ? `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}` : url,
    headers: recordsIn(webhook.headers).map(({ key, value }) => ({ name: textIn(key), value: withTemplates(textIn(value)) })),
    ...(method !== 'GET' && body !== '' && { body }),
    mapping: recordsIn(options.responseVariableMapping).flatMap(({ variableId, bodyPath }) => {
      const variable = variables.get(textIn(variableId));
      // Typebot prefixes the path with its response wrapper and writes list indexes in brackets.
      const path = textIn(bodyPath)
        .replace(/^data\./, '')
        .replaceAll(/\[(\d+)\]/g, '.$1');
      return variable !== undefined && path !== '' ? [{ path, variable }] : [];
    }),
  };
}

function questionText({ question, report, group }: ConversionContext): string {
  if (question === '') report({ kind: 'changed', text: copy.question(group) });
  return question;
}

function newNode(id: string, type: NodeType, data: FlowNodeData): FlowNode {
  return { id, type, position: { x: 0, y: 0 }, data: { label: storedLabel[type], ...data } };
}

function isKeyOf<T extends object>(object: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(object, key);
}
