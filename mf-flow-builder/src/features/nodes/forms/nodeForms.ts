import type { NodeType } from '@fanfare/shared/contracts';
import type { ComponentType } from 'react';
import { ActionForm } from './ActionForm.tsx';
import { AskForm } from './AskForm.tsx';
import { CardsForm } from './CardsForm.tsx';
import { ChoicesForm } from './ChoicesForm.tsx';
import { CommentForm } from './CommentForm.tsx';
import { ConditionForm } from './ConditionForm.tsx';
import { FlowForm } from './FlowForm.tsx';
import { MediaForm } from './MediaForm.tsx';
import { MessageForm } from './MessageForm.tsx';
import type { NodeFormProps } from './NodeFormProps.ts';
import { NoteForm } from './NoteForm.tsx';
import { NothingForm } from './NothingForm.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RulesForm } from './RulesForm.tsx';
import { SplitForm } from './SplitForm.tsx';
import { StartForm } from './StartForm.tsx';
import { TagForm } from './TagForm.tsx';
import { VariableForm } from './VariableForm.tsx';

/** The form of every kind of node. */
export const nodeForms: Record<NodeType, ComponentType<NodeFormProps>> = {
  messageNode: MessageForm,
  conditionNode: ConditionForm,
  actionNode: ActionForm,
  startNode: StartForm,
  mediaNode: MediaForm,
  cardsNode: CardsForm,
  choicesNode: ChoicesForm,
  askNode: AskForm,
  rulesNode: RulesForm,
  splitNode: SplitForm,
  windowNode: NothingForm,
  variableNode: VariableForm,
  tagNode: TagForm,
  requestNode: RequestForm,
  commentNode: CommentForm,
  handoverNode: NothingForm,
  flowNode: FlowForm,
  noteNode: NoteForm,
};
