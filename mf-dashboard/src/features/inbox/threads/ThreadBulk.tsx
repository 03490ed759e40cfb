import { LABEL_MAX_LENGTH, type Thread } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { Button, depth, media, space } from '@fanfare/shared/ui';
import { BulkCourse, SelectionBar } from '@fanfare/shared/widgets';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { contactName } from '../contactName.ts';
import type { ChangingThreads, Step } from './useChangeThreads.ts';

const text = copy.inbox.bulk;
const idOf = ({ id }: Thread) => id;
const nameOf = ({ contact }: Thread) => contactName(contact);

interface ThreadBulkProps {
  threads: readonly Thread[];
  changing: ChangingThreads;
  onClear: () => void;
  isArchive: boolean;
}

export function ThreadBulk({ threads, changing, onClear, isArchive }: ThreadBulkProps) {
  const { confirm, prompt } = useHost();
  const count = threads.length;

  const ask = async (step: Step) => {
    if (!(await confirm({ title: text.ask[step](count), confirmLabel: text.confirm[step](count) }))) return;
    onClear();
    await changing.many(threads, step);
  };
  const label = async () => {
    const answer = await prompt({
      title: text.askLabel(count),
      label: text.label,
      confirmLabel: text.confirmLabel,
      type: 'text',
    });
    const name = answer?.trim().slice(0, LABEL_MAX_LENGTH);
    if (!name) return;
    onClear();
    await changing.label(threads, name);
  };

  return (
    <Frame $isEmpty={count === 0 && changing.bulk.course === null}>
      <BulkCourse bulk={changing.bulk} rowId={idOf} rowName={nameOf} />
      <SelectionBar count={count} onClear={onClear}>
        <Button $size="small" disabled={changing.bulk.isRunning} onClick={() => void ask('handled')}>
          {text.handled}
        </Button>
        <Button $size="small" disabled={changing.bulk.isRunning} onClick={() => void label()}>
          {text.addLabel}
        </Button>
        <Button $size="small" disabled={changing.bulk.isRunning} onClick={() => void ask(isArchive ? 'unarchive' : 'archive')}>
          {isArchive ? text.unarchive : text.archive}
        </Button>
      </SelectionBar>
    </Frame>
  );
}

const Frame = styled.div<{ $isEmpty: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  ${({ $isEmpty }) => ($isEmpty ? '' : `padding: ${space.x1};`)}
  /* The end of the pane may be below the visible area. */
  ${media.narrow} { position: fixed; inset: auto 0 0; z-index: ${depth.sticky}; }
`;
