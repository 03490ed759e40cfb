import { SmilePlus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { reactionNames } from '../../../model/reactionNames.ts';
import { Button, IconButton } from '../../ui/Button.ts';
import { Panel } from '../../ui/overlays/Panel.tsx';

interface ReactionPanelProps {
  given: string | null;
  /** Null removes the reaction. */
  onReact: (reaction: string | null) => void;
}

export function ReactionPanel({ given, onReact }: ReactionPanelProps) {
  const [isOpen, setOpen] = useState(false);
  function react(reaction: string | null): void {
    setOpen(false);
    onReact(reaction);
  }
  function other(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    react(String(new FormData(event.currentTarget).get('emoji')).trim());
  }
  return (
    <Panel
      title="Reactions"
      side="top"
      align="center"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton aria-label="React">
          <SmilePlus size={18} aria-hidden="true" />
        </IconButton>
      }
    >
      <Named>
        {reactionNames.map(({ name, emoji }) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-pressed={emoji === given}
            onClick={() => react(emoji === given ? null : name)}
          >
            {emoji}
          </button>
        ))}
      </Named>
      <Other onSubmit={other}>
        <input name="emoji" aria-label="Another emoji" placeholder="Another emoji" required maxLength={20} autoComplete="off" />
        <Button type="submit" $small>
          React
        </Button>
        {given !== null && (
          <Button $small onClick={() => react(null)}>
            Take {given} away
          </Button>
        )}
      </Other>
    </Panel>
  );
}

const Named = styled.div`
  display: flex;
  button {
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: 50%;
    background: none;
    font-size: 24px;
    cursor: pointer;
    transition: transform 100ms;
  }
  button:hover {
    transform: scale(1.15);
  }
  button[aria-pressed='true'] {
    background: var(--tint);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
`;

const Other = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  max-width: 264px;
  padding-top: 6px;
  input {
    flex: 1 1 120px;
    min-width: 0;
    min-height: 36px;
    padding: 0 10px;
    border: 1px solid var(--strongLine);
    border-radius: 12px;
    background: var(--card);
  }
  input::placeholder {
    color: var(--soft);
    opacity: 1;
  }
`;
