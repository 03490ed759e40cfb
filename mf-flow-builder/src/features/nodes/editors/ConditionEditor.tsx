import { Input } from '@fanfare/shared/ui';
import { useState } from 'react';
import { copy } from '../../../copy.ts';
import { EditFrame } from './EditFrame.tsx';
import type { EditorProps } from './EditorProps.ts';
import { getKeywordProblem } from './textLimits.ts';
import { useFocusOnMount } from './useFocusOnMount.ts';

export function ConditionEditor({ data, onEnd }: EditorProps) {
  const [keyword, setKeyword] = useState(data.keyword ?? '');
  const field = useFocusOnMount<HTMLInputElement>();
  return (
    <EditFrame problem={getKeywordProblem(keyword)} onEnd={(how) => onEnd(how === 'revert' ? null : { keyword }, how)}>
      <Input ref={field} aria-label={copy.nodes.keyword} value={keyword} onChange={(event) => setKeyword(event.target.value)} />
    </EditFrame>
  );
}
