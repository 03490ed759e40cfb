import { routes } from '@fanfare/shared/contracts';
import { UserMenu } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { AppHeader, PageBody } from '@fanfare/shared/ui';
import { copy } from '../copy/settings.ts';
import { SettingsPanel } from './SettingsPanel.tsx';

export function SettingsScreen() {
  return (
    <>
      <AppHeader link={Link} current={routes.settings}>
        <UserMenu />
      </AppHeader>
      <PageBody>
        <h1>{copy.title}</h1>
        <SettingsPanel />
      </PageBody>
    </>
  );
}
