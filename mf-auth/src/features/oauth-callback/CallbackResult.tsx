import { useConnectedAccountsQuery, useInstagramStatusQuery } from '@fanfare/shared/api';
import { OAUTH_REDIRECT_DELAY_MS } from '@fanfare/shared/contracts';
import { Button, color, font, radius, Skeleton, space } from '@fanfare/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { copy } from '../../copy.ts';
import { ConnectionDrawing } from '../../drawings/ConnectionDrawing.tsx';
import { CallbackCard } from './CallbackCard.tsx';
import { Grants } from './Grants.tsx';
import type { CallbackHint } from './readCallback.ts';

const text = copy.callback;

interface CallbackResultProps {
  hint: CallbackHint;
  onContinue: () => void;
}

/** Trusts the URL only after the server confirms it: it could be a forged link. */
export function CallbackResult({ hint, onContinue }: CallbackResultProps) {
  const { data: status, isFetching } = useInstagramStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  const isConfirmed = !isFetching && status?.connected === true && status.username !== null && status.username === hint.username;
  const { data: accounts } = useConnectedAccountsQuery(undefined, { skip: !isConfirmed });
  const picture = accounts?.data.find(({ username }) => username === hint.username)?.picture ?? null;
  const account = { username: hint.username, picture };
  const goOn = useEffectEvent(onContinue);

  useEffect(() => {
    if (!isConfirmed) return;
    const timer = setTimeout(() => goOn(), OAUTH_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isConfirmed]);

  if (isFetching) {
    return (
      <CallbackCard title={text.checking} busy>
        <Skeleton $height="320px" />
      </CallbackCard>
    );
  }
  if (!isConfirmed) {
    return (
      <CallbackCard title={text.undetermined} drawing={<ConnectionDrawing />}>
        <p>{text.undeterminedText}</p>
        <Button $variant="primary" onClick={onContinue}>
          {text.toDashboard}
        </Button>
      </CallbackCard>
    );
  }
  return (
    <CallbackCard title={text.title} drawing={<ConnectionDrawing account={account} isConnected />}>
      <Facts>
        <div>
          <dt>{text.account}</dt>
          <dd>{`@${hint.username}`}</dd>
        </div>
        <div>
          <dt>{text.userId}</dt>
          <dd>{hint.userId ?? text.unknown}</dd>
        </div>
      </Facts>
      <Now aria-label={text.permissions}>
        <h2>{text.now}</h2>
        {hint.permissions.length > 0 ? <Grants permissions={hint.permissions} /> : <p>{text.unknown}</p>}
      </Now>
      <Next>
        <Button $variant="primary" $wide onClick={onContinue}>
          {text.toDashboard}
        </Button>
        <Countdown aria-hidden="true" data-drawing />
        <p>{text.next}</p>
      </Next>
    </CallbackCard>
  );
}

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.x2} ${space.x4};
  text-align: center;
  dt { color: ${color.textMuted}; font-size: ${font.size.small}; }
  dd { overflow-wrap: anywhere; font-weight: ${font.weight.medium}; }
`;

const Now = styled.section`
  display: grid;
  gap: ${space.x2};
  width: 100%;
  padding: ${space.x3} 0;
  border-block: 1px solid ${color.border};
  h2 { font-size: ${font.size.lead}; font-weight: ${font.weight.bold}; }
`;

const Next = styled.div`
  display: grid;
  gap: ${space.x1};
  width: 100%;
  p { color: ${color.textMuted}; font-size: ${font.size.small}; text-align: center; }
`;

const run = keyframes`from { transform: scaleX(0); }`;

const Countdown = styled.span`
  height: 3px;
  border-radius: ${radius.pill};
  background: ${color.accent};
  transform-origin: left;
  animation: ${run} ${OAUTH_REDIRECT_DELAY_MS}ms linear;
  :dir(rtl) & { transform-origin: right; }
`;
