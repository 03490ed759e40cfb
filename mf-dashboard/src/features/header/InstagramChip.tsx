import { useQueryState } from '@fanfare/shared/router';
import { Badge, describe, radius, space } from '@fanfare/shared/ui';
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
  if (state === 'checking') {
    return (
      <span>
        <Badge dot="hollow">
          <Words>{text.checking}</Words>
        </Badge>
      </span>
    );
  }
  const name = state === 'connected' && username ? ` · @${username}` : '';
  const type = state === 'connected' && accountType ? ` · ${text.accountType(accountType)}` : '';
  const isWell = state === 'connected' && !isTroubled;
  return (
    <Press
      type="button"
      {...describe(`${text[state]}${name}${type}. ${isTroubled ? text.troubled : text.examine}`)}
      onClick={() => set({ doctor: 'open' })}
    >
      <Badge tone={isWell ? 'success' : 'warning'} dot={isWell ? 'filled' : 'hollow'}>
        <Words>
          {text[state]}
          {name}
          <Type>{type}</Type>
        </Words>
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
  @container page-tools (max-width: 379px) { > span { gap: ${space.half}; padding-inline: 6px; } }
`;

/** The least important, so the first to give way. */
const Type = styled.span`
  @container page-tools (max-width: 379px) { display: none; }
`;

const Words = styled.span`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  /* Only the dot stays where the words would be cut; the tooltip has them. */
  @container page-tools (max-width: 239px) { position: absolute; width: 1px; height: 1px; clip-path: inset(50%); }
`;
