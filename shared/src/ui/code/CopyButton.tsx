import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button, VisuallyHidden } from '../index.ts';
import { copy } from '../lazyCopy.ts';

interface CopyButtonProps {
  /** Created when pressed, because it may be large. */
  text: () => string;
  label?: string;
}

const ANSWER_MS = 2000;
const icons = { idle: Copy, copied: Check, failed: X };

/** Copies a text and shows whether it worked. */
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
          // Insecure contexts have no clipboard.
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

/** Some languages need two lines. */
const Wrapping = styled(Button)`
  max-width: 100%;
  white-space: normal;
  text-align: start;
`;
