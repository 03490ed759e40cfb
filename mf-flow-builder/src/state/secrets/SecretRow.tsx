import { errorText } from '@fanfare/shared/api';
import { RelativeTime } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { Banner, Button, color, font, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { secretsCopy as copy } from '../../copy/files/secrets.ts';
import { copy as builderCopy } from '../../copy.ts';
import { SecretForm } from './SecretForm.tsx';
import { type FlowSecret, useStoreSecretMutation } from './secrets.api.ts';

interface SecretRowProps {
  secret: FlowSecret;
  onDone: (status?: string) => void;
}

export function SecretRow({ secret: { name, updatedAt, lastUsedAt, usedBy }, onDone }: SecretRowProps) {
  const { confirm } = useHost();
  const [store, { error }] = useStoreSecretMutation();
  const [isReplacing, setIsReplacing] = useState(false);
  const flows = usedBy.map((flow) => `“${flow.name}”`);

  const remove = async () => {
    const text = flows.length > 0 ? copy.removeUsed(flows) : copy.removeUnused;
    if (!(await confirm({ title: copy.removeTitle(name), text, confirmLabel: copy.removeNamed(name), tone: 'danger' }))) return;
    const answer = await store({ name, value: null });
    if ('data' in answer) onDone(copy.removed(name));
  };
  return (
    <Row>
      <div>
        <code>{name}</code>
        <Facts>
          <span>
            {copy.kept} <RelativeTime at={updatedAt} />
          </span>
          <span>
            {lastUsedAt === null ? (
              copy.never
            ) : (
              <>
                {copy.lastUsed} <RelativeTime at={lastUsedAt} />
              </>
            )}
          </span>
          <span>{copy.usedBy(flows)}</span>
        </Facts>
      </div>
      {isReplacing ? null : (
        <Actions>
          <Button $size="small" aria-label={copy.replaceNamed(name)} onClick={() => setIsReplacing(true)}>
            {copy.replace}
          </Button>
          <Button $size="small" $variant="quiet" aria-label={copy.removeNamed(name)} onClick={() => void remove()}>
            {copy.remove}
          </Button>
        </Actions>
      )}
      {isReplacing ? (
        <SecretForm
          name={name}
          onEnd={(status) => {
            setIsReplacing(false);
            onDone(status);
          }}
        />
      ) : null}
      {error ? (
        <Banner tone="danger">
          {copy.notRemoved(errorText(error, { network: builderCopy.connectionFailed, fallback: builderCopy.serverFailed }))}
        </Banner>
      ) : null}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x1};
  padding: ${space.x1half} 0;
  border-top: 1px solid ${color.border};
  &:last-child { border-bottom: 1px solid ${color.border}; }
  > :nth-child(n + 3), > form { grid-column: 1 / -1; }
  code { font-family: ${font.mono}; font-weight: ${font.weight.bold}; overflow-wrap: anywhere; }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x1half};
  margin-top: ${space.half};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  align-items: start;
  gap: ${space.half};
`;
