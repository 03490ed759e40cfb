import { dockedPhonePath, type PhoneMessage } from '@fanfare/shared/contracts';
import { Button, color, motion, Skeleton, StatePanel, space } from '@fanfare/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { phoneCopy as text } from '../../messages/phoneCopy.ts';
import { useDrawnTheme } from './useDrawnTheme.ts';

const PATIENCE_MS = 10_000;

interface PhoneScreenProps {
  origin: string;
  account: string;
  onClose: () => void;
  /** False if the user has moved the focus while it loaded. */
  mayFocus: () => boolean;
}

export function PhoneScreen({ origin, account, onClose, mayFocus }: PhoneScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useDrawnTheme();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [round, setRound] = useState(0);
  const [src] = useState(() => `${origin}${dockedPhonePath}&${new URLSearchParams({ account, theme })}`);
  const post = (message: PhoneMessage) => frame.current?.contentWindow?.postMessage(message, origin);

  const onMessage = useEffectEvent(({ source, origin: from, data }: MessageEvent<PhoneMessage>) => {
    if (from !== origin || source !== frame.current?.contentWindow) return;
    if (data.phone === 'close') onClose();
    if (data.phone !== 'ready') return;
    setState('ready');
    post({ phone: 'theme', theme });
    if (!mayFocus()) return;
    frame.current?.focus();
    post({ phone: 'focus' });
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  const onTheme = useEffectEvent(() => post({ phone: 'theme', theme }));
  useEffect(() => {
    if (state === 'ready') onTheme();
    void theme;
  }, [state, theme]);

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const retry = () => {
    setRound(round + 1);
    setState('loading');
  };

  return (
    <Screen>
      {state === 'failed' ? (
        <StatePanel kind="failed" title={text.failed.title} action={<Button onClick={retry}>{text.failed.retry}</Button>}>
          <p>{text.failed.text}</p>
        </StatePanel>
      ) : (
        <Frame
          key={round}
          ref={frame}
          src={src}
          title={text.frame}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          allow=""
          referrerPolicy="no-referrer"
          data-ready={state === 'ready' ? '' : undefined}
        />
      )}
      {state === 'loading' ? (
        <Waiting role="status" aria-label={text.loading}>
          <Skeleton $height="40px" />
          <Skeleton $height="100%" />
        </Waiting>
      ) : null}
    </Screen>
  );
}

const Screen = styled.div`
  position: relative;
  min-height: 0;
  background: ${color.canvas};
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  opacity: 0;
  transition: opacity ${motion.quick};
  &[data-ready] { opacity: 1; }
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  gap: ${space.x1half};
  padding: ${space.x1half};
`;
