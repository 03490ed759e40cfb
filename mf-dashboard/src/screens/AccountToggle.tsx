import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { useQueryState } from '@fanfare/shared/router';
import { Button, media } from '@fanfare/shared/ui';
import { ChevronDown, ChevronUp, Contact } from 'lucide-react';
import styled from 'styled-components';
import { frame as copy } from '../copy/frame.ts';
import { accountParams } from './accountParams.ts';

export function AccountToggle() {
  const { values, set } = useQueryState(accountParams);
  const { data: status, isError } = useInstagramStatusQuery();
  if (!status?.connected || isError) return null;
  const isOpen = values.account === 'open';
  return (
    <Button $variant="quiet" $size="small" aria-expanded={isOpen} onClick={() => set({ account: isOpen ? 'closed' : 'open' })}>
      <Face aria-hidden="true" />
      <Name>{copy.account(status.username)}</Name>
      {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
    </Button>
  );
}

const Face = styled(Contact)`
  @media (min-width: 720px) { display: none; }
`;

const Name = styled.span`
  ${media.narrow} { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;
