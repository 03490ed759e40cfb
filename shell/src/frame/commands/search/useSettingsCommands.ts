import { routes } from '@fanfare/shared/contracts';
import { type Command, useHost } from '@fanfare/shared/host';
import { selectIsSignedIn, useAppSelector, usePermission } from '@fanfare/shared/store';
import { useMemo } from 'react';
import { settingsCopy as text } from '../../../messages/settingsCopy.ts';

/** The sections and settings of the settings screen, by their ids in its URL. */
export function useSettingsCommands(): Command[] {
  const { navigate, commands } = useHost();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const hasScreen = commands().some(({ id }) => id === `go ${routes.settings}`);
  const mayAudit = usePermission('audit.view');
  return useMemo(() => {
    if (!isSignedIn || !hasScreen) return [];
    return Object.entries(text.names)
      .filter(([id]) => id !== 'audit' || mayAudit)
      .map(([id, title]) => ({
        id: `setting ${id}`,
        title,
        group: text.group,
        run: () => navigate(`${routes.settings}#${id}`),
      }));
  }, [navigate, isSignedIn, hasScreen, mayAudit]);
}
