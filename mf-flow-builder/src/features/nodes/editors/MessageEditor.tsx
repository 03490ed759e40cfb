import { useState } from 'react';
import { copy } from '../../../copy.ts';
import { ByteCounter } from '../template/ByteCounter.tsx';
import { TemplateArea } from '../template/TemplateArea.tsx';
import { EditFrame } from './EditFrame.tsx';
import type { EditorProps } from './EditorProps.ts';
import { getMessageProblem } from './textLimits.ts';
import { useFocusOnMount } from './useFocusOnMount.ts';

export function MessageEditor({ data, onEnd }: EditorProps) {
  const [content, setContent] = useState(data.content ?? '');
  const field = useFocusOnMount<HTMLTextAreaElement>();
  return (
    <EditFrame problem={getMessageProblem(content)} onEnd={(how) => onEnd(how === 'revert' ? null : { content }, how)}>
      <TemplateArea field={field} rows={4} aria-label={copy.nodes.message} value={content} onChange={setContent} />
      <ByteCounter text={content} />
    </EditFrame>
  );
}
