import { Button, lazyPart } from '@fanfare/shared/ui';
import { useState } from 'react';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/settings.ts';

const text = copy.limits;

const { Part: LimitsDialog } = lazyPart(() => import('./LimitsDialog.tsx').then((module) => module.LimitsDialog), {
  onMissing: ({ onClose }) => onClose(),
});

export function LimitsRow() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow id="limits" title={text.title} text={text.text}>
      <Button onClick={() => setIsOpen(true)}>{text.open}</Button>
      <LimitsDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </SettingRow>
  );
}
