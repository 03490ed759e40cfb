import { Smile } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../ui/Button.ts';
import { Panel } from '../../ui/overlays/Panel.tsx';

/** Some emojis have several code points. */
const emojis = [
  '😀',
  '😂',
  '😍',
  '🥰',
  '😎',
  '🤔',
  '😢',
  '😡',
  '👍',
  '🙏',
  '👏',
  '💪',
  '❤️',
  '🔥',
  '🎉',
  '✨',
  '👩🏽‍🚀',
  '👨‍👩‍👧',
  '🇳🇴',
  '🏳️‍🌈',
];

export function EmojiPanel({ onPick }: { onPick: (emoji: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title="Emoji"
      side="top"
      align="end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton aria-label="Emoji">
          <Smile size={20} aria-hidden="true" />
        </IconButton>
      }
    >
      <EmojiGrid>
        {emojis.map((emoji) => (
          <button key={emoji} type="button" onClick={() => onPick(emoji)}>
            {emoji}
          </button>
        ))}
      </EmojiGrid>
    </Panel>
  );
}

const EmojiGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(5, 44px);
  button {
    min-height: 44px;
    border: 0;
    border-radius: 12px;
    background: none;
    font-size: 22px;
    cursor: pointer;
  }
  button:hover {
    background: var(--tint);
  }
`;
