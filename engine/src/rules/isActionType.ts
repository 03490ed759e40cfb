import { type ActionType, actionTypes } from '@fanfare/shared/contracts';

export function isActionType(action: string): action is ActionType {
  return actionTypes.some((type) => type === action);
}
