import type { ReleasedRemote } from '@fanfare/shared/contracts';
import { RelativeTime } from '@fanfare/shared/domain';
import { Button } from '@fanfare/shared/ui';
import { ActionList } from '../../components/ActionList.tsx';
import { copy } from '../../copy.ts';
import { useTickets } from '../../state/useTickets.ts';
import { useApproval } from './useApproval.ts';

const text = copy.approvals;

interface WaitingBuildsProps {
  remote: ReleasedRemote;
  onShowBoots: (build: string) => void;
}

export function WaitingBuilds({ remote, onShowBoots }: WaitingBuildsProps) {
  const approve = useApproval(remote);
  const { toBuild } = useTickets();
  if (remote.waiting.length === 0) return null;
  const openHere = async (build: string) => {
    const address = await toBuild(remote.name, build);
    if (address !== null) location.assign(address);
  };
  return (
    <ActionList title={text.title} lead={text.lead}>
      {remote.waiting.map(({ build, publishedBy, publishedAt }) => (
        <li key={build}>
          <span>
            <b>{build}</b>, {text.publishedBy(publishedBy)} · <RelativeTime at={publishedAt} />
          </span>
          <Button $size="small" aria-label={text.approveBuild(build)} onClick={() => void approve(build, publishedBy)}>
            {text.approve}
          </Button>
          <Button $size="small" $variant="quiet" onClick={() => onShowBoots(build)}>
            {text.showBoots}
          </Button>
          <Button $size="small" $variant="quiet" onClick={() => void openHere(build)}>
            {text.test}
          </Button>
        </li>
      ))}
    </ActionList>
  );
}
