import type { Workspace } from '@fanfare/shared/contracts';
import { Button, Dialog } from '@fanfare/shared/ui';
import { useState } from 'react';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/workspace.ts';
import { DeleteForm } from './DeleteForm.tsx';

const text = copy.remove;

export function DeleteRow({ workspace }: { workspace: Workspace }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow id="delete-workspace" title={text.title} text={text.text}>
      <Button $variant="danger" onClick={() => setIsOpen(true)}>
        {text.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={text.title}>
        <DeleteForm workspace={workspace} onClose={() => setIsOpen(false)} />
      </Dialog>
    </SettingRow>
  );
}
