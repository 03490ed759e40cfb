import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { conditionText, triggerText } from '@fanfare/shared/widgets';
import { formCopy } from '../../copy/nodes/nodeForms.ts';
import { previewCopy as texts } from '../../copy/nodes/previews.ts';
import { copy } from '../../copy.ts';
import { actionLabel } from './actionLabel.ts';

export interface Preview {
  text: string;
  facts: readonly string[];
}

type Write = (data: FlowNodeData) => Preview;

export function previewOf(type: NodeType, data: FlowNodeData): Preview {
  return writers[type](data);
}

const only = (text: string, facts: readonly string[] = []): Preview => ({ text, facts });
const written = (text: string | undefined, empty: string) => (text?.trim() ? text : empty);

const writers: Record<NodeType, Write> = {
  messageNode: ({ content }) => only(written(content, copy.nodes.messageEmpty)),
  conditionNode: ({ keyword }) => only(keyword?.trim() ? copy.nodes.keywordRule(keyword) : copy.nodes.keywordEmpty),
  actionNode: ({ action, actionParams }) => only(actionLabel(action), actionParams ? [actionParams] : []),
  startNode: ({ start = { trigger: 'message_received' } }) =>
    only(triggerText(start), (start.conditions ?? []).map(conditionText)),
  mediaNode: ({ media }) => {
    const { type = 'image', urls = [] } = media ?? {};
    if (urls.length === 0) return only(texts.mediaEmpty);
    return only(type === 'image' ? texts.pictures(urls.length) : formCopy.media.types[type], urls.slice(0, 2));
  },
  cardsNode: ({ cards }) => {
    const [first, ...more] = cards?.cards ?? [];
    return only(texts.cards(written(first?.title, texts.cardEmpty), more.length), first?.subtitle ? [first.subtitle] : []);
  },
  choicesNode: ({ content }) => only(written(content, texts.textEmpty)),
  askNode: ({ content, ask }) =>
    only(written(content, texts.questionEmpty), ask ? [texts.answer(formCopy.ask.answers[ask.answer], ask.variable)] : []),
  rulesNode: ({ rules }) => {
    const all = (rules?.rules ?? []).map(ruleText);
    if (all.length === 0) return only(texts.rulesEmpty);
    const shown = all.slice(0, 3);
    const facts = all.length > shown.length ? [...shown, texts.moreRules(all.length - shown.length)] : shown;
    return facts.length === 1 ? only(facts.join('')) : only(texts.match[rules?.match ?? 'all'], facts);
  },
  splitNode: () => only(formCopy.about.splitNode),
  windowNode: () => only(texts.window),
  variableNode: ({ variable }) =>
    only(variable?.name.trim() ? texts.variable(variable.name, variable.value) : texts.variableEmpty),
  tagNode: ({ tag }) => only(tag?.tag.trim() ? texts.tag[tag.operation](tag.tag) : texts.tagEmpty),
  requestNode: ({ request }) => {
    const names = (request?.mapping ?? []).map(({ variable }) => variable).filter(Boolean);
    const facts = names.length > 0 ? [texts.keeps(names)] : [];
    return only(request?.url.trim() ? texts.request(request.method, request.url) : texts.requestEmpty, facts);
  },
  commentNode: ({ comment, content }) => only(comment?.operation === 'hide' ? texts.hides : written(content, texts.textEmpty)),
  handoverNode: () => only(texts.handover),
  flowNode: ({ flow }) => only(flow?.flowId ? texts.flowUnknown : texts.flowEmpty),
  noteNode: ({ content }) => only(written(content, texts.noteEmpty)),
};

function ruleText(rule: NonNullable<FlowNodeData['rules']>['rules'][number]): string {
  switch (rule.type) {
    case 'keyword':
      return texts.ruleText(formCopy.rules.keyword[rule.operator], rule.value);
    case 'tag':
      return texts.ruleTag(formCopy.rules.tag[rule.operator], rule.value);
    case 'variable': {
      const hasValue = rule.operator !== 'is_set' && rule.operator !== 'is_not_set';
      return texts.ruleVariable(rule.name, formCopy.rules.variable[rule.operator], hasValue ? (rule.value ?? '') : '');
    }
  }
}
