import { type Command, useHost } from '@fanfare/shared/host';
import { CommandPalette, ShortcutHelp } from '@fanfare/shared/widgets';
import { useState } from 'react';
import { useSettingsCommands } from './search/useSettingsCommands.ts';
import { useWorkspaceSearch } from './search/useWorkspaceSearch.ts';
import { useAdminAccess } from './useAdminAccess.ts';

interface CommandWindowsProps {
  open: boolean;
  shown: 'palette' | 'shortcuts' | null;
  paletteId: string;
  adminCommands: readonly Command[];
  onClose: () => void;
}

export function CommandDialogs({ shown, paletteId, adminCommands, onClose }: CommandWindowsProps) {
  const host = useHost();
  const isAdmin = useAdminAccess();
  const [query, setQuery] = useState('');
  const results = useWorkspaceSearch(query);
  const settings = useSettingsCommands();
  const listed = host.commands().filter(({ id }) => id !== paletteId);
  return (
    <>
      <CommandPalette
        open={shown === 'palette'}
        onClose={onClose}
        commands={isAdmin ? [...listed, ...adminCommands] : listed}
        searchable={settings}
        results={results}
        onSearch={setQuery}
      />
      <ShortcutHelp open={shown === 'shortcuts'} onClose={onClose} commands={host.commands()} />
    </>
  );
}
