import { failureNotice } from '@fanfare/shared/api';
import type { SessionInfo } from '@fanfare/shared/contracts';
import { dateText, RelativeTime } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { localize } from '@fanfare/shared/language';
import { Badge, Banner, Button, color, font, SkeletonRows, space } from '@fanfare/shared/ui';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/settings.ts';
import { useEndSessionMutation, useOwnSessionsQuery } from './sessions.api.ts';

const text = copy.sessions;

export function Sessions() {
  const { toast, confirm } = useHost();
  const { data: sessions, isError, refetch } = useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endSession] = useEndSessionMutation();
  const [isEnding, setIsEnding] = useState(false);
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];

  const end = async (ended: readonly SessionInfo[], done: string) => {
    setIsEnding(true);
    const outcomes = await Promise.all(ended.map(({ id }) => endSession(id)));
    setIsEnding(false);
    const failed = outcomes.find(({ error }) => error);
    toast(failed ? failureNotice(failed.error, text.endTexts) : { kind: 'success', title: done });
  };
  const endOthers = async () => {
    const { title, confirmLabel } = text.question;
    const isSure = await confirm({ title, text: text.question.text(others.length), confirmLabel, tone: 'danger' });
    if (isSure) await end(others, text.othersEnded);
  };

  return (
    <Part>
      <Head>
        <h3>{text.title}</h3>
        {others.length > 1 ? (
          <Button $size="small" disabled={isEnding} onClick={() => void endOthers()}>
            {text.endOthers}
          </Button>
        ) : null}
      </Head>
      {sessions ? (
        <List aria-label={text.title}>
          {sessions.map((session) => (
            <li key={session.id}>
              <MonitorSmartphone aria-hidden="true" />
              <Words>
                <strong>
                  {localize(session.deviceMessage, session.device)}{' '}
                  {session.isCurrent ? <Badge tone="accent">{text.thisDevice}</Badge> : null}
                </strong>
                <span>
                  {text.lastSeen} <RelativeTime at={session.lastSeenAt} />, {text.since(dateText(session.createdAt))}
                </span>
              </Words>
              {session.isCurrent ? null : (
                <Button
                  $size="small"
                  disabled={isEnding}
                  aria-label={text.endNamed(localize(session.deviceMessage, session.device))}
                  onClick={() => void end([session], text.ended(localize(session.deviceMessage, session.device)))}
                >
                  {text.end}
                </Button>
              )}
            </li>
          ))}
        </List>
      ) : isError ? (
        <Banner tone="danger">
          {text.failed}{' '}
          <Button $size="small" onClick={refetch}>
            {copy.retry}
          </Button>
        </Banner>
      ) : (
        <SkeletonRows label={text.loading} count={2} height="44px" />
      )}
      {sessions && others.length === 0 ? <Quiet>{text.onlyThis}</Quiet> : null}
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${space.x1};
  padding-top: ${space.x2};
  border-top: 1px solid ${color.border};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x1};
  min-height: 32px;
  h3 { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
`;

const List = styled.ul`
  display: grid;
  gap: ${space.x1};
  li { display: flex; align-items: center; gap: ${space.x1half}; min-height: 44px; }
  li > svg { flex: none; width: 20px; height: 20px; color: ${color.textMuted}; }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  strong { display: flex; flex-wrap: wrap; gap: 0 ${space.x1}; font-weight: ${font.weight.medium}; }
  > span { color: ${color.textMuted}; font-size: ${font.size.small}; }
`;

const Quiet = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
