import {
  BUTTONS_MAX,
  CARD_TEXT_MAX_LENGTH,
  CARDS_MAX,
  type FlowCard,
  type FlowNode,
  type FlowOption,
  type MessageCard,
  type MessageText,
  message,
} from '@fanfare/shared/contracts';
import type { FlowContext } from '../../rules/FlowContext.ts';
import { error, type ValidationIssue } from '../../rules/issue.ts';
import { templateIssues } from '../../rules/templateIssues.ts';
import type { NodeKind } from '../NodeKind.ts';
import { createSendCommand } from './createSendCommand.ts';
import {
  addressIssues,
  optionIssues,
  outputsOfOptions,
  postbackOptions,
  receiveChoice,
  suspendForReply,
  waitIssues,
} from './options.ts';
import { toButtons } from './toButtons.ts';
import { truncate } from './truncate.ts';
import { type TemplateWriter, writeTemplates } from './writeTemplates.ts';

export const cardsKind: NodeKind = {
  sends: true,
  outputs: (node) => outputsOfOptions(optionsOf(node)),
  waits: (node) => postbackOptions(optionsOf(node)).length > 0,
  execute(node, context) {
    const write = writeTemplates(context);
    const cards = cardsOf(node)
      .slice(0, CARDS_MAX)
      .map((card) => toCard(node.id, card, write));
    const failure = write.failure();
    if (failure) return failure;
    if (cards.length === 0 || cards.some(({ title }) => title.trim() === ''))
      return { result: 'failed', detail: write.noted(message('flow-issues.card-without-title')) };
    return {
      result: 'sent',
      detail: write.noted(message('runs.sends-content', { what: named(cards) })),
      command: createSendCommand(node, context, { kind: 'cards', cards }),
      ...(postbackOptions(optionsOf(node)).length > 0 && {
        suspend: suspendForReply(node.data.cards?.noReplyAfter, context.nowMs),
      }),
    };
  },
  receive: (node, input, context) => receiveChoice(node.id, optionsOf(node), input, context),
  issues(node, surroundings) {
    const cards = cardsOf(node);
    return [
      ...(cards.length === 0 ? [error('no-cards', node.id, message('flow-issues.no-cards'))] : []),
      ...(cards.length > CARDS_MAX
        ? [error('too-many-cards', node.id, message('flow-issues.too-many-cards', { count: cards.length, max: CARDS_MAX }))]
        : []),
      ...cards.flatMap((card) => cardIssues(node.id, card, surroundings)),
      ...idIssues(node),
      ...waitIssues(node.id, node.data.cards?.noReplyAfter),
    ];
  },
};

function named(cards: readonly MessageCard[]): MessageText {
  return cards.reduceRight<MessageText>(
    (others, { title }) => ('code' in others ? message('runs.card-list', { title, others }) : message('runs.card', { title })),
    [],
  );
}

function cardsOf({ data }: FlowNode): readonly FlowCard[] {
  return data.cards?.cards ?? [];
}

function optionsOf(node: FlowNode): FlowOption[] {
  return cardsOf(node).flatMap(({ buttons = [] }) => buttons);
}

/** Truncates texts as Instagram does. */
function toCard(nodeId: string, { title, subtitle, imageUrl, url, buttons = [] }: FlowCard, write: TemplateWriter): MessageCard {
  const line = truncate(write.text(subtitle), CARD_TEXT_MAX_LENGTH);
  const picture = write.address(imageUrl);
  const page = write.address(url);
  return {
    title: truncate(write.text(title), CARD_TEXT_MAX_LENGTH),
    ...(line.trim() !== '' && { subtitle: line }),
    ...(picture !== '' && { imageUrl: picture }),
    ...(page !== '' && { url: page }),
    ...(buttons.length > 0 && { buttons: toButtons(nodeId, buttons, write) }),
  };
}

function cardIssues(nodeId: string, card: FlowCard, surroundings: FlowContext): ValidationIssue[] {
  const { title, subtitle = '', imageUrl = '', url = '', buttons = [] } = card;
  const around = { nodeId, variables: surroundings.variables };
  const isBare = [subtitle, imageUrl, url].every((text) => text.trim() === '') && buttons.length === 0;
  return [
    ...(title.trim() === '' ? [error('card-title', nodeId, message('flow-issues.card-without-title'))] : []),
    ...(isBare ? [error('card-bare', nodeId, message('flow-issues.card-only-title'))] : []),
    ...templateIssues(title, 'text', around),
    ...templateIssues(subtitle, 'text', around),
    ...[imageUrl, url]
      .filter((address) => address.trim() !== '')
      .flatMap((address) => addressIssues(nodeId, address, surroundings.variables)),
    ...optionIssues(nodeId, buttons, BUTTONS_MAX, surroundings),
  ];
}

/** Button ids must be unique across all cards. */
function idIssues(node: FlowNode): ValidationIssue[] {
  const ids = optionsOf(node).map(({ id }) => id);
  return new Set(ids).size === ids.length ? [] : [error('duplicate-option', node.id, message('flow-issues.duplicate-button-id'))];
}
