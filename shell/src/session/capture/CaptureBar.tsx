import { useHost } from '@fanfare/shared/host';
import { useLocation } from '@fanfare/shared/router';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { BusyButton, Button, color, depth, font, radius, shadow, space } from '@fanfare/shared/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { captureCopy as text } from '../../messages/captureCopy.ts';
import { createRecorder, type Recorder } from './createRecorder.ts';

export function CaptureBar({ onClose }: { onClose: () => void }) {
  const host = useHost();
  const user = useAppSelector(selectUser);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const first = useRef(address);
  const recorder = useRef<Recorder>(null);
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    const opened = createRecorder(first.current);
    recorder.current = opened;
    return () => opened.discard();
  }, []);
  useEffect(() => recorder.current?.arriveAt(address), [address]);

  const save = async () => {
    setIsSaving(true);
    try {
      const capture = await recorder.current?.finish(user);
      download(`capture-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.json`, JSON.stringify(capture, null, 1));
      host.toast({ kind: 'success', title: text.saved.title, description: text.saved.text });
    } catch {
      host.toast({ kind: 'error', title: text.failed.title, description: text.failed.text });
    }
    onClose();
  };

  return (
    <Bar role="status">
      <p>
        <strong>{text.capturing}</strong>
        <span>{text.explained}</span>
      </p>
      <BusyButton $size="small" isBusy={isSaving} busyText={text.saving} onClick={() => void save()}>
        {text.save}
      </BusyButton>
      <Button $size="small" $variant="quiet" onClick={onClose}>
        {text.discard}
      </Button>
    </Bar>
  );
}

function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const Bar = styled.div`
  position: fixed;
  inset-inline-start: ${space.x2};
  bottom: calc(var(--frame-bottom, 0px) + ${space.x2});
  z-index: ${depth.toast};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  max-width: min(620px, calc(100vw - 2 * ${space.x2}));
  padding: ${space.x1} ${space.x1half};
  border: 2px solid ${color.danger};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${font.size.small};
  box-shadow: ${shadow.high};
  > p {
    display: grid;
    flex: 1 1 260px;
    margin: 0;
  }
  > p > span { color: ${color.textMuted}; }
`;
