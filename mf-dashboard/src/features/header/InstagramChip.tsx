import { useQueryState } from '@fanfare/shared/router';
import { Badge, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { frame as copy } from '../../copy/frame.ts';
import { diagnosticsParams } from '../../state/params/diagnosticsParams.ts';

const text = copy.header;

interface InstagramChipProps {
  state: 'checking' | 'connected' | 'notConnected';
  username: string | null;
  accountType: string | null;
  isTroubled: boolean;
}

export function InstagramChip({ state, username, accountType, isTroubled }: InstagramChipProps) {
  const { set } = useQueryState(diagnosticsParams);
  if (state === 'checking') return <Badge dot="hollow">{text.checking}</Badge>;
  const details = state === 'connected' ? [username ? `@${username}` : null, accountType && text.accountType(accountType)] : [];
  const isWell = state === 'connected' && !isTroubled;
  return (
    <Press type="button" title={isTroubled ? text.troubled : text.examine} onClick={() => set({ doctor: 'open' })}>
      <Badge tone={isWell ? 'success' : 'warning'} dot={isWell ? 'filled' : 'hollow'}>
        <Words>{[text[state], ...details.filter(Boolean)].join(' · ')}</Words>
      </Badge>
    </Press>
  );
}

const Press = styled.button`
  display: inline-flex;
  min-height: 24px;
  margin: -${space.half};
  padding: ${space.half};
  border: 0;
  border-radius: ${radius.pill};
  background: none;
  text-align: start;
  cursor: pointer;
  max-width: 100%;
  &:hover { filter: brightness(0.96); }
`;

const Words = styled.span`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
`;
