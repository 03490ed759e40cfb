import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { OAUTH_REDIRECT_DELAY_MS } from '@fanfare/shared/contracts';
import { Button, FactList, Skeleton } from '@fanfare/shared/ui';
import { CircleCheck, CircleHelp } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { copy } from '../../copy.ts';
import { CallbackCard } from './CallbackCard.tsx';
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
  const goOn = useEffectEvent(onContinue);

  useEffect(() => {
    if (!isConfirmed) return;
    const timer = setTimeout(() => goOn(), OAUTH_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isConfirmed]);

  if (isFetching) {
    return (
      <CallbackCard title={text.checking} busy>
        <Skeleton $height="96px" />
      </CallbackCard>
    );
  }
  if (!isConfirmed) {
    return (
      <CallbackCard title={text.undetermined} icon={<CircleHelp size={28} />}>
        <p>{text.undeterminedText}</p>
        <Button $variant="primary" onClick={onContinue}>
          {text.toDashboard}
        </Button>
      </CallbackCard>
    );
  }
  return (
    <CallbackCard title={text.title} icon={<CircleCheck size={28} />}>
      <FactList
        facts={[
          { name: text.account, value: `@${hint.username}` },
          { name: text.userId, value: hint.userId ?? text.unknown },
          { name: text.permissions, value: hint.permissions.join('\n') || text.unknown },
        ]}
      />
      <p>{text.next}</p>
      <Button $variant="primary" onClick={onContinue}>
        {text.toDashboard}
      </Button>
    </CallbackCard>
  );
}
