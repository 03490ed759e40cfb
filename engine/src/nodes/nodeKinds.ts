import type { NodeType } from '@fanfare/shared/contracts';
import { actionKind } from './actions/action.ts';
import { commentKind } from './actions/comment.ts';
import { handoverKind } from './actions/handover.ts';
import { requestKind } from './actions/request.ts';
import { tagKind } from './actions/tag.ts';
import { variableKind } from './actions/variable.ts';
import { conditionKind } from './decisions/condition.ts';
import { rulesKind } from './decisions/rules.ts';
import { splitKind } from './decisions/split.ts';
import { windowKind } from './decisions/window.ts';
import { flowKind } from './flow.ts';
import { askKind } from './messages/ask.ts';
import { cardsKind } from './messages/cards.ts';
import { choicesKind } from './messages/choices.ts';
import { mediaKind } from './messages/media.ts';
import { messageKind } from './messages/message.ts';
import type { NodeKind } from './NodeKind.ts';
import { noteKind } from './note.ts';
import { startKind } from './start.ts';

export const nodeKinds: Record<NodeType, NodeKind> = {
  messageNode: messageKind,
  conditionNode: conditionKind,
  actionNode: actionKind,
  startNode: startKind,
  mediaNode: mediaKind,
  cardsNode: cardsKind,
  choicesNode: choicesKind,
  askNode: askKind,
  rulesNode: rulesKind,
  splitNode: splitKind,
  windowNode: windowKind,
  variableNode: variableKind,
  tagNode: tagKind,
  requestNode: requestKind,
  commentNode: commentKind,
  handoverNode: handoverKind,
  flowNode: flowKind,
  noteNode: noteKind,
};
