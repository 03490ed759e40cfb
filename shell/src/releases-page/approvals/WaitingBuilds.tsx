import type { ReleasedRemote } from '@fanfare/shared/contracts';
import { RelativeTime } from '@fanfare/shared/parts';
import { Button, color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { releasesCopy } from '../releasesCopy.ts';
import { useTickets } from '../testers/useTickets.ts';
import { useApproval } from './useApproval.ts';

const text = releasesCopy.approvals;

interface WaitingBuildsProps {
  remote: ReleasedRemote;
  onShowBoots: (build: string) => void;
}

/** Published builds that wait for approval, with the facts for the decision. */
export function WaitingBuilds({ remote, onShowBoots }: WaitingBuildsProps) {
  const approve = useApproval(remote);
  const { toBuild } = useTickets();
  if (remote.waiting.length === 0) return null;
  const openHere = async (build: string) => {
    const address = await toBuild(remote.name, build);
    if (address !== null) location.assign(address);
  };
  return (
    <section>
      <Title>{text.title}</Title>
      <Lead>{text.lead}</Lead>
      <List>
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
      </List>
    </section>
  );
}

const Title = styled.h3`
  font-size: ${font.size.body};
  font-weight: ${font.weight.medium};
`;

const Lead = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.x1};
  margin-top: ${space.x1};
  li { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.x1} ${space.x1half}; overflow-wrap: anywhere; }
  li > span { flex: 1 1 240px; }
  b { font-weight: ${font.weight.medium}; }
`;
