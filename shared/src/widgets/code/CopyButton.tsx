import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button, VisuallyHidden } from '../../ui/index.ts';
import { copy } from '../copy.ts';

interface CopyButtonProps {
  /** Made only when pressed: it may be large. */
  text: () => string;
  /** What the button says: "Copy", "Copy path". */
  label?: string;
}

const ANSWER_MS = 2000;
const icons = { idle: Copy, copied: Check, failed: X };

/** Puts text on the clipboard and says whether it worked; the browser may refuse. */
export function CopyButton({ text, label = copy.copy.label }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const Icon = icons[state];
  const answer = state === 'copied' ? copy.copy.copied : state === 'failed' ? copy.copy.refused : '';
  return (
    <>
      <Wrapping
        $variant="quiet"
        $size="small"
        onClick={() => {
          // Outside a secure context there is no clipboard at all.
          const written = navigator.clipboard?.writeText(text()) ?? Promise.reject(new Error('no clipboard'));
          written.then(
            () => setState('copied'),
            () => setState('failed'),
          );
        }}
      >
        <Icon aria-hidden="true" />
        {label}
      </Wrapping>
      <VisuallyHidden role="status">{answer}</VisuallyHidden>
    </>
  );
}

/** A longer language needs two lines in a narrow place. */
const Wrapping = styled(Button)`
  max-width: 100%;
  white-space: normal;
  text-align: start;
`;
