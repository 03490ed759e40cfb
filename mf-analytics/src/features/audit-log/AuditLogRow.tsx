import { Button, lazyPart } from '@fanfare/shared/ui';
import { useState } from 'react';
import { SettingRow } from '../../components/SettingRow.tsx';
import { copy } from '../../copy/settings.ts';

const text = copy.auditLog;

const { Part: AuditLogDialog } = lazyPart(() => import('./AuditLogDialog.tsx').then((module) => module.AuditLogDialog), {
  onMissing: ({ onClose }) => onClose(),
});

export function AuditLogRow() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow id="security-log" title={text.title} text={text.text}>
      <Button onClick={() => setIsOpen(true)}>{text.open}</Button>
      <AuditLogDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </SettingRow>
  );
}
