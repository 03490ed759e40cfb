import { Pencil, Reply, Undo2 } from 'lucide-react';
import { styled } from 'styled-components';
import type { MessageView } from '../../../state/views.ts';
import { change } from '../../api/sandboxApi.ts';
import { IconButton } from '../../ui/Button.ts';
import type { Act } from '../../ui/feedback/useAction.ts';
import type { DraftAbout } from '../composer/DraftAbout.ts';
import { ReactionPanel } from './ReactionPanel.tsx';

interface MessageActionsProps {
  path: string;
  message: MessageView;
  act: Act['act'];
  onAboutChange: (about: DraftAbout) => void;
}

export function MessageActions({ path, message, act, onAboutChange }: MessageActionsProps) {
  const { mid, sender, text, note, reactions } = message;
  const address = `${path}/${mid}`;
  const react = (reaction: string | null) =>
    void act(() =>
      reaction === null ? change('DELETE', `${address}/reaction`) : change('POST', `${address}/reaction`, { reaction }),
    );
  return (
    <Tools role="group" aria-label="Message actions">
      <ReactionPanel given={reactions.follower?.emoji ?? null} onReact={react} />
      <IconButton aria-label="Reply" onClick={() => onAboutChange({ kind: 'reply', mid, text: text || (note ?? 'the message') })}>
        <Reply size={18} aria-hidden="true" />
      </IconButton>
      {sender === 'follower' && text !== '' && (
        <IconButton aria-label="Edit" onClick={() => onAboutChange({ kind: 'edit', mid, text })}>
          <Pencil size={17} aria-hidden="true" />
        </IconButton>
      )}
      {sender === 'follower' && (
        <IconButton aria-label="Unsend" onClick={() => void act(() => change('DELETE', address))}>
          <Undo2 size={18} aria-hidden="true" />
        </IconButton>
      )}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  button {
    width: 32px;
    height: 32px;
  }
`;
