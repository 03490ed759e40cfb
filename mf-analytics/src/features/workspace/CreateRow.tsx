import { Button, Dialog } from '@fanfare/shared/ui';
import { useState } from 'react';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/workspace.ts';
import { CreateForm } from './CreateForm.tsx';

const text = copy.create;

export function CreateRow() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow id="new-workspace" title={text.title} text={text.text}>
      <Button onClick={() => setIsOpen(true)}>{text.open}</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={text.title}>
        <CreateForm onClose={() => setIsOpen(false)} />
      </Dialog>
    </SettingRow>
  );
}
