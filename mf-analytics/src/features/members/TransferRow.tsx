import type { Member, Workspace } from '@fanfare/shared/contracts';
import { usePermission } from '@fanfare/shared/store';
import { Button, Dialog } from '@fanfare/shared/ui';
import { useState } from 'react';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/members.ts';
import { TransferForm } from './TransferForm.tsx';

const text = copy.transfer;

interface TransferRowProps {
  members: readonly Member[];
  workspace: Workspace;
  ownId: string;
}

/** For owners of workspaces with other members. The personal workspace cannot change hands. */
export function TransferRow({ members, workspace, ownId }: TransferRowProps) {
  const isOwner = usePermission('workspace.own');
  const [isOpen, setIsOpen] = useState(false);
  const others = members.filter(({ id }) => id !== ownId);
  if (!isOwner || others.length === 0 || workspace.id === ownId) return null;
  return (
    <SettingRow id="transfer-ownership" title={text.title} text={text.text}>
      <Button onClick={() => setIsOpen(true)}>{text.open}</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={text.title}>
        <TransferForm others={others} workspace={workspace} onClose={() => setIsOpen(false)} />
      </Dialog>
    </SettingRow>
  );
}
