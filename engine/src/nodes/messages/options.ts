import { BUTTON_TITLE_MAX_LENGTH, type FlowOption, message, nodeOutputs } from '@fanfare/shared/contracts';
import { foldText } from '../../containsKeyword.ts';
import { parseWait } from '../../params/parseWait.ts';
import type { FlowContext } from '../../rules/FlowContext.ts';
import { error, type ValidationIssue } from '../../rules/issue.ts';
import { templateIssues } from '../../rules/templateIssues.ts';
import type { NodeContext, NodeInput, NodeOutcome } from '../NodeOutcome.ts';

const NO_REPLY_DEFAULT = '1d';

/** The payload of an option contains the node id, so that payloads of other flows do not match. */
export function payloadOf(nodeId: string, { id }: FlowOption): string {
  return `option:${nodeId}:${id}`;
}

/** Returns the options that have an output; the others open a URL. */
export function postbackOptions(options: readonly FlowOption[]): FlowOption[] {
  return options.filter(({ url }) => url === undefined);
}

export function outputsOfOptions(options: readonly FlowOption[]): readonly string[] | null {
  const ids = postbackOptions(options).map(({ id }) => id);
  return ids.length > 0 ? [...ids, ...nodeOutputs.choicesNode] : null;
}

export function suspendForReply(noReplyAfter: string | undefined, nowMs: number): NonNullable<NodeOutcome['suspend']> {
  const parsed = parseWait(noReplyAfter?.trim() || NO_REPLY_DEFAULT);
  return { untilMs: parsed.ok ? nowMs + parsed.value : null, awaits: 'reply' };
}

/**
 * Matches a tap by its payload and a text by an option's title. Other texts use the output `other` if it is
 * connected.
 */
export function receiveChoice(
  nodeId: string,
  options: readonly FlowOption[],
  input: NodeInput,
  { isLinked }: NodeContext,
): NodeOutcome | null {
  if (input.kind === 'timeout') return { result: 'no_reply', detail: message('runs.no-choice-in-time'), output: 'no_reply' };
  if (input.kind !== 'reply') return null;
  const { text, payload } = input;
  const offered = postbackOptions(options);
  const chosen =
    offered.find((option) => payload === payloadOf(nodeId, option)) ??
    offered.find(({ title }) => foldText(title).trim() === foldText(text).trim());
  if (chosen) return { result: 'chosen', detail: message('runs.chose-option', { title: chosen.title }), output: chosen.id };
  if (!isLinked('other')) return null;
  return { result: 'other', detail: message('runs.not-a-choice', { text }), output: 'other' };
}

export function optionIssues(
  nodeId: string,
  options: readonly FlowOption[],
  max: number,
  { variables }: FlowContext,
): ValidationIssue[] {
  const ids = options.map(({ id }) => id);
  return [
    ...(options.length > max
      ? [error('too-many-options', nodeId, message('flow-issues.too-many-options', { count: options.length, max }))]
      : []),
    ...(new Set(ids).size < ids.length ? [error('duplicate-option', nodeId, message('flow-issues.duplicate-option-id'))] : []),
    ...options.flatMap(({ title, url }) => [
      ...(title.trim() === '' ? [error('option-title', nodeId, message('flow-issues.option-without-title'))] : []),
      ...([...title].length > BUTTON_TITLE_MAX_LENGTH
        ? [error('option-title-long', nodeId, message('flow-issues.title-too-long', { title, max: BUTTON_TITLE_MAX_LENGTH }))]
        : []),
      ...(url === undefined ? [] : addressIssues(nodeId, url, variables)),
    ]),
  ];
}

export function addressIssues(nodeId: string, url: string, variables: ReadonlySet<string>): ValidationIssue[] {
  if (/^(https?:\/\/|\{\{)/i.test(url.trim())) return templateIssues(url, 'url', { nodeId, variables });
  return [error('address', nodeId, message('flow-issues.address-not-https'))];
}

export function waitIssues(nodeId: string, noReplyAfter: string | undefined): ValidationIssue[] {
  const parsed = parseWait(noReplyAfter?.trim() || NO_REPLY_DEFAULT);
  return parsed.ok ? [] : [error('no-reply-after', nodeId, parsed.error)];
}
