import { styled } from 'styled-components';
import { change } from '../../pages/sandboxApi.ts';
import type { MessageView } from '../views.ts';

interface MessageActionsProps {
  path: string;
  message: MessageView;
}

/** What the follower can do to a message: love it or take that back, and unsend an own one. */
export function MessageActions({ path, message: { mid, sender, reactions } }: MessageActionsProps) {
  const address = `${path}/${mid}`;
  const isLoved = reactions.follower !== null;
  const react = () =>
    void (isLoved ? change('DELETE', `${address}/reaction`) : change('POST', `${address}/reaction`, { reaction: 'love' })).catch(
      () => undefined,
    );
  if (sender === 'business') {
    return (
      <Action type="button" aria-pressed={isLoved} onClick={react}>
        {isLoved ? 'Unlike' : 'Like'}
      </Action>
    );
  }
  return (
    <Action type="button" onClick={() => void change('DELETE', address).catch(() => undefined)}>
      Take back
    </Action>
  );
}

const Action = styled.button`
  padding: 0 4px;
  border: 0;
  background: none;
  color: var(--accent);
  font-size: 13px;
  cursor: pointer;
`;
