import type { NodeType } from '@fanfare/shared/contracts';
import type { ComponentType } from 'react';
import { ActionForm } from '../action-forms/ActionForm.tsx';
import { ConditionForm } from '../decision-forms/ConditionForm.tsx';
import { RulesForm } from '../decision-forms/RulesForm.tsx';
import { SplitForm } from '../decision-forms/SplitForm.tsx';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { AskForm } from '../message-forms/AskForm.tsx';
import { CardsForm } from '../message-forms/CardsForm.tsx';
import { ChoicesForm } from '../message-forms/ChoicesForm.tsx';
import { MediaForm } from '../message-forms/MediaForm.tsx';
import { MessageForm } from '../message-forms/MessageForm.tsx';
import { RequestForm } from '../request-forms/RequestForm.tsx';
import { CommentForm } from './CommentForm.tsx';
import { FlowForm } from './FlowForm.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NothingForm } from './NothingForm.tsx';
import { StartForm } from './StartForm.tsx';
import { TagForm } from './TagForm.tsx';
import { VariableForm } from './VariableForm.tsx';

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
