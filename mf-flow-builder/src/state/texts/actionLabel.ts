import { type ActionType, actionTypes } from '@fanfare/shared/contracts';
import { copy } from '../../copy.ts';

export function actionLabel(action: string | undefined): string {
  return isActionType(action) ? copy.nodes.actionLabel[action] : copy.nodes.customAction;
}

export function isActionType(action: string | undefined): action is ActionType {
  return actionTypes.some((type) => type === action);
}
