import { Input } from '@fanfare/shared/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { copy } from '../../../copy.ts';
import type { EditorProps } from './EditorProps.ts';
import { useFocusOnMount } from './useFocusOnMount.ts';

const LABEL_MAX_LENGTH = 200;

export function LabelEditor({ value, onEnd }: { value: string; onEnd: EditorProps['onEnd'] }) {
  const [label, setLabel] = useState(value);
  const field = useFocusOnMount<HTMLInputElement>();
  const hasEnded = useRef(false);
  const end: EditorProps['onEnd'] = (changes, how) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(changes, how);
  };
  const changes = () => (label === value ? null : { label });
  const endOnKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (event.key === 'Escape') end(null, 'revert');
    if (event.key === 'Enter') end(changes(), 'commit');
  };
  return (
    <Input
      ref={field}
      className="nodrag nopan"
      style={{ minWidth: 0, minHeight: 30, padding: '2px 6px' }}
      aria-label={copy.nodes.name}
      maxLength={LABEL_MAX_LENGTH}
      value={label}
      onChange={(event) => setLabel(event.target.value)}
      onFocus={(event) => event.target.select()}
      onKeyDown={endOnKey}
      onBlur={() => end(changes(), 'leave')}
    />
  );
}
