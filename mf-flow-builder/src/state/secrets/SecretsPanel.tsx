import { errorText } from '@fanfare/shared/api';
import { FLOW_SECRETS_MAX } from '@fanfare/shared/contracts';
import { Button, color, font, SkeletonRows, StatePanel, space, VisuallyHidden } from '@fanfare/shared/ui';
import { KeyRound, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { secretsCopy as copy } from '../../copy/files/secrets.ts';
import { copy as builderCopy } from '../../copy.ts';
import { SecretForm } from './SecretForm.tsx';
import { SecretRow } from './SecretRow.tsx';
import { useFlowSecretsQuery } from './secrets.api.ts';

export function SecretsPanel() {
  const { data, error, isFetching, refetch } = useFlowSecretsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAdding, setIsAdding] = useState(false);
  const [status, setStatus] = useState('');
  const [closings, setClosings] = useState(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const secrets = data?.data;

  const close = (done?: string) => {
    setIsAdding(false);
    if (done) setStatus(done);
    setClosings((count) => count + 1);
  };
  // Closing the form would lose focus, so the button is rendered again in the same update.
  useEffect(() => {
    if (closings > 0) addButton.current?.focus();
  }, [closings]);
  return (
    <Frame>
      <p>{copy.about}</p>
      {secrets ? (
        secrets.length === 0 && !isAdding ? (
          <StatePanel kind="empty" icon={<KeyRound />} title={copy.none}>
            {copy.noneHint}
          </StatePanel>
        ) : (
          <List aria-label={copy.list}>
            {secrets.map((secret) => (
              <SecretRow key={secret.name} secret={secret} onDone={close} />
            ))}
          </List>
        )
      ) : error && !isFetching ? (
        <StatePanel kind="failed" title={copy.failed} action={<Button onClick={() => void refetch()}>{copy.again}</Button>}>
          {errorText(error, { network: builderCopy.connectionFailed, fallback: builderCopy.serverFailed })}
        </StatePanel>
      ) : (
        <SkeletonRows label={copy.loading} count={3} height="64px" />
      )}
      {secrets && isAdding ? <SecretForm taken={secrets.map(({ name }) => name)} onEnd={close} /> : null}
      {secrets && !isAdding ? (
        <Button ref={addButton} disabled={secrets.length >= FLOW_SECRETS_MAX} onClick={() => setIsAdding(true)}>
          <Plus aria-hidden="true" />
          {copy.add}
        </Button>
      ) : null}
      {secrets && secrets.length >= FLOW_SECRETS_MAX ? <small>{copy.full(FLOW_SECRETS_MAX)}</small> : null}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  > p, > small { color: ${color.textMuted}; font-size: ${font.size.small}; }
  > button { justify-self: start; }
`;

const List = styled.ul`
  display: grid;
  &:empty { display: none; }
`;
