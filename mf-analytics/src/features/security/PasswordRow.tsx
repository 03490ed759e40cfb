import { Button, lazyPart } from '@fanfare/shared/ui';
import { useState } from 'react';
import { copy } from '../../copy/settings.ts';
import { SettingRow } from '../../parts/SettingRow.tsx';

const text = copy.security.password;

const { Part: PasswordWindow } = lazyPart(() => import('./PasswordWindow.tsx').then((module) => module.PasswordWindow), {
  onMissing: ({ onClose }) => onClose(),
});

export function PasswordRow() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow title={text.title} text={text.text}>
      <Button onClick={() => setIsOpen(true)}>{text.change}</Button>
      <PasswordWindow open={isOpen} onClose={() => setIsOpen(false)} />
    </SettingRow>
  );
}
