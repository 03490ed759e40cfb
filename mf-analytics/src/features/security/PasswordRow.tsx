import { Button, lazyPart } from '@fanfare/shared/ui';
import { useState } from 'react';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/settings.ts';

const text = copy.security.password;

const { Part: PasswordDialog } = lazyPart(() => import('./PasswordDialog.tsx').then((module) => module.PasswordDialog), {
  onMissing: ({ onClose }) => onClose(),
});

export function PasswordRow() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow id="password" title={text.title} text={text.text}>
      <Button onClick={() => setIsOpen(true)}>{text.change}</Button>
      <PasswordDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </SettingRow>
  );
}
