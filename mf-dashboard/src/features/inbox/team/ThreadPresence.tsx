import { PRESENCE_MS } from '@fanfare/shared/contracts';
import { selectConnection, useAppSelector } from '@fanfare/shared/store';
import { Avatar, color, font, space } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';

const text = copy.inbox.team;
const CHECK_MS = 1_000;

/** What other members do in the conversation now. */
export function ThreadPresence({ threadId }: { threadId: string }) {
  const { presence = [] } = useAppSelector(selectConnection);
  const [nowMs, setNowMs] = useState(Date.now);
  const here = presence.filter((one) => one.threadId === threadId);
  const isWatched = here.length > 0;
  useEffect(() => {
    if (!isWatched) return undefined;
    const timer = setInterval(() => setNowMs(Date.now()), CHECK_MS);
    return () => clearInterval(timer);
  }, [isWatched]);
  const current = here
    .filter(({ at }) => nowMs - at < PRESENCE_MS)
    .sort((a, b) => a.state.localeCompare(b.state) || a.user.name.localeCompare(b.user.name));
  return (
    <Lines role="status">
      {current.map(({ user, state }) => (
        <Line key={user.id} $isStrong={state === 'replying'}>
          <Avatar name={user.name} size={18} />
          <span>{text[state](user.name)}</span>
        </Line>
      ))}
    </Lines>
  );
}

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space.x2};
  padding: ${space.half} ${space.x1half} ${space.x1};
  &:empty { padding: 0; }
`;

const Line = styled.span<{ $isStrong: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.half};
  min-width: 0;
  color: ${({ $isStrong }) => ($isStrong ? color.text : color.textMuted)};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;
