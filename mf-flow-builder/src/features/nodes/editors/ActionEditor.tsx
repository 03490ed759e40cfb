import { actionTypes } from '@fanfare/shared/contracts';
import { Select, TextArea } from '@fanfare/shared/ui';
import { useState } from 'react';
import { copy } from '../../../copy.ts';
import { actionLabel, isActionType } from '../../../state/texts/actionLabel.ts';
import { EditFrame } from './EditFrame.tsx';
import type { EditorProps } from './EditorProps.ts';
import { getParamsProblem } from './textLimits.ts';
import { useFocusOnMount } from './useFocusOnMount.ts';

export function ActionEditor({ data, onEnd }: EditorProps) {
  const [action, setAction] = useState(data.action ?? '');
  const [actionParams, setActionParams] = useState(data.actionParams ?? '');
  const field = useFocusOnMount<HTMLTextAreaElement>();
  return (
    <EditFrame
      problem={getParamsProblem(actionParams)}
      onEnd={(how) => onEnd(how === 'revert' ? null : { action, actionParams }, how)}
    >
      <Select aria-label={copy.nodes.action} value={action} onChange={(event) => setAction(event.target.value)}>
        {isActionType(action) ? null : <option value={action}>{actionLabel(action)}</option>}
        {actionTypes.map((type) => (
          <option key={type} value={type}>
            {actionLabel(type)}
          </option>
        ))}
      </Select>
      <TextArea
        ref={field}
        rows={3}
        aria-label={copy.nodes.actionParams}
        placeholder={isActionType(action) ? copy.nodes.actionHelp[action] : undefined}
        value={actionParams}
        onChange={(event) => setActionParams(event.target.value)}
      />
    </EditFrame>
  );
}
