import { selectLiveness, useAppSelector } from '@fanfare/shared/store';
import { color, describe, font, media, preloadDialog, radius, space, VisuallyHidden } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { livenessCopy as copy } from '../../messages/livenessCopy.ts';
import { ConnectionDialog } from './ConnectionDialog.tsx';
import { LivenessDot } from './LivenessDot.tsx';
import { livenessText } from './livenessText.ts';
import { useAccountStatus } from './useAccountStatus.ts';

/** Loaded early, because the dialog must open offline. */
const PRELOAD_AFTER_MS = 3_000;

export function LivenessIndicator() {
  const [open, setOpen] = useState(false);
  useAccountStatus();
  const liveness = useAppSelector(selectLiveness);
  const { word, text, tone } = livenessText(liveness);
  useEffect(() => {
    const timer = setTimeout(preloadDialog, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Press type="button" data-liveness={liveness.state} {...describe(text)} onClick={() => setOpen(true)}>
        <LivenessDot tone={tone} />
        <VisuallyHidden>{copy.indicator('')}</VisuallyHidden>
        <Word>{word}</Word>
      </Press>
      <VisuallyHidden role="status">{liveness.state === 'lost' ? text : ''}</VisuallyHidden>
      <ConnectionDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  min-height: 44px;
  padding: 0 ${space.x1};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  &:hover { background: ${color.sunken}; color: ${color.text}; }
  &[data-liveness='lost'], &[data-liveness='attention'] { color: ${color.text}; }
  /* The word is below its dot: beside it, the longest word would push the bell out of the header. */
  ${media.narrow} { flex-direction: column; justify-content: center; gap: 4px; padding: 0 2px; min-width: 40px; font-size: 0.625rem; }
`;

const Word = styled.span`
  line-height: 1.2;
`;
