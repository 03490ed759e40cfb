import type { NodeType } from '@fanfare/shared/contracts';
import { actionKind } from './action.ts';
import { askKind } from './ask.ts';
import { cardsKind } from './cards.ts';
import { choicesKind } from './choices.ts';
import { commentKind } from './comment.ts';
import { conditionKind } from './condition.ts';
import { flowKind } from './flow.ts';
import { handoverKind } from './handover.ts';
import { mediaKind } from './media.ts';
import { messageKind } from './message.ts';
import type { NodeKind } from './NodeKind.ts';
import { noteKind } from './note.ts';
import { requestKind } from './request.ts';
import { rulesKind } from './rules.ts';
import { splitKind } from './split.ts';
import { startKind } from './start.ts';
import { tagKind } from './tag.ts';
import { variableKind } from './variable.ts';
import { windowKind } from './window.ts';

/** Every kind of node there is: a new kind is a file and a line. */
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
