import type { RunInfo } from '@fanfare/shared/contracts';
import { RelativeTime, RowAccount } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Badge, BusyButton, color, Dialog, font, IconButton, Skeleton, StatePanel, space, type Tone } from '@fanfare/shared/ui';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { numbersCopy } from '../../copy/panels/numbers.ts';
import { runCopy } from '../../copy/panels/run.ts';
import { nodeName } from '../../state/graph/nodeTitle.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { usePanel } from '../../state/usePanel.ts';
import { useLazyContactsAtNodeQuery } from './numbers.api.ts';

const copy = numbersCopy.people;

export type What = 'entered' | 'waits' | 'errors';
export interface ContactsQuery {
  what: What;
  nodeId: string;
}

const filters = {
  entered: {},
  waits: { status: 'waiting' },
  errors: { status: 'failed' },
} as const;
const tones: Record<RunInfo['status'], Tone> = {
  running: 'info',
  waiting: 'warning',
  finished: 'success',
  failed: 'danger',
  paused: 'neutral',
};

interface ContactsDialogProps {
  query: ContactsQuery;
  flowId: string;
  /** Limits the list to runs that started since then; waiting contacts are always listed. */
  since: string;
  onClose: () => void;
}

export function ContactsDialog({ query: { what, nodeId }, flowId, since, onClose }: ContactsDialogProps) {
  const node = useBuilderSelector((state) => state.flowBuilder.nodes.find(({ id }) => id === nodeId));
  const { playRun } = usePanel();
  const [runs, setRuns] = useState<readonly RunInfo[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [find, { isFetching, isError }] = useLazyContactsAtNodeQuery();

  const load = async (from: string | null) => {
    const { data } = await find({
      flowId,
      nodeId,
      isSimulated: false,
      ...filters[what],
      ...(what !== 'waits' && { since }),
      ...(from !== null && { cursor: from }),
    });
    if (!data) return;
    setRuns((known) => [...(from === null ? [] : (known ?? [])), ...data.data.runs]);
    setCursor(data.data.nextCursor);
  };
  useEffect(() => void load(null), []);
  return (
    <Dialog open title={copy[what](node ? nodeName(node) : numbersCopy.gone)} onClose={onClose}>
      {isError ? <StatePanel kind="failed" title={numbersCopy.failed} /> : null}
      {runs === null && !isError ? <Skeleton $height="120px" /> : null}
      {runs?.length === 0 ? <p>{copy.none}</p> : null}
      <List>
        {runs?.map((run) => (
          <li key={run.id}>
            <span>{run.contact.username === null ? copy.unnamed : `@${run.contact.username}`}</span>
            <RowAccount accountId={run.accountId} />
            <Badge tone={tones[run.status]}>{copy.statuses[run.status]}</Badge>
            <RelativeTime at={run.startedAt} />
            <IconButton
              $variant="quiet"
              $size="small"
              aria-label={runCopy.replay(run.contact.username === null ? copy.unnamed : `@${run.contact.username}`)}
              onClick={() => {
                onClose();
                playRun(run.id);
              }}
            >
              <Play aria-hidden="true" />
            </IconButton>
            {run.error === null ? null : <small>{localize(run.errorMessage, run.error)}</small>}
          </li>
        ))}
      </List>
      {cursor === null ? null : (
        <BusyButton $size="small" isBusy={isFetching} busyText={copy.loading} onClick={() => void load(cursor)}>
          {copy.more}
        </BusyButton>
      )}
    </Dialog>
  );
}

const List = styled.ul`
  display: grid;
  margin-bottom: ${space.x1};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.half} ${space.x1};
    padding: ${space.x1} 0;
    border-bottom: 1px solid ${color.border};
  }
  li > span:first-child { flex: 1; font-weight: ${font.weight.medium}; overflow-wrap: anywhere; }
  time { font-size: ${font.size.small}; color: ${color.textMuted}; }
  small { flex-basis: 100%; font-size: ${font.size.small}; color: ${color.danger}; }
`;
