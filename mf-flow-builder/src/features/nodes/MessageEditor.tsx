import { TextArea } from '@fanfare/shared/ui';
import { useState } from 'react';
import { copy } from '../../copy.ts';
import { EditFrame } from './EditFrame.tsx';
import type { EditorProps } from './EditorProps.ts';
import { useFocusOnMount } from './useFocusOnMount.ts';

export function MessageEditor({ data, onEnd }: EditorProps) {
  const [content, setContent] = useState(data.content ?? '');
  const field = useFocusOnMount<HTMLTextAreaElement>();
  return (
    <EditFrame onEnd={(how) => onEnd(how === 'revert' ? null : { content }, how)}>
      <TextArea
        ref={field}
        rows={4}
        aria-label={copy.nodes.message}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
    </EditFrame>
  );
}
