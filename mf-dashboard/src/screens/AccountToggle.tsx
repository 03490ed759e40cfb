import { useInstagramStatusQuery } from '@fanfare/shared/api';
import { useQueryState } from '@fanfare/shared/router';
import { Button } from '@fanfare/shared/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { frame as copy } from '../copy/frame.ts';
import { accountParams } from './accountParams.ts';

export function AccountToggle() {
  const { values, set } = useQueryState(accountParams);
  const { data: status, isError } = useInstagramStatusQuery();
  if (!status?.connected || isError) return null;
  const isOpen = values.account === 'open';
  return (
    <Button $variant="quiet" $size="small" aria-expanded={isOpen} onClick={() => set({ account: isOpen ? 'closed' : 'open' })}>
      {copy.account(status.username)}
      {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
    </Button>
  );
}
