import { PageBody } from '@fanfare/shared/ui';
import { copy } from '../copy/settings.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

export function SettingsScreen() {
  return (
    <PageBody>
      <h1>{copy.title}</h1>
      <SettingsPanel />
    </PageBody>
  );
}
