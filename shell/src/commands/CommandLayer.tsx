import { useCommands, useHost } from '@fanfare/shared/host';
import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { chooseTheme } from '../theme/themeStore.ts';
import { CommandsContext } from './CommandsContext.ts';
import { commandIds, type Place, shellCommands } from './shellCommands.ts';

const CommandPalette = lazy(async () => ({ default: (await import('@fanfare/shared/widgets')).CommandPalette }));
const ShortcutHelp = lazy(async () => ({ default: (await import('@fanfare/shared/widgets')).ShortcutHelp }));

interface CommandLayerProps {
  places: readonly Place[];
  children: ReactNode;
}

/** The shell's own commands, and the palette and the help that list all there are. */
export function CommandLayer({ places, children }: CommandLayerProps) {
  const host = useHost();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  // Their code arrives when one is opened first; afterwards they stay, so that focus finds its way back.
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);

  const commands = useMemo(
    () =>
      shellCommands({
        places,
        isSignedIn,
        host,
        chooseTheme,
        openPalette: () => setOpen('palette'),
        openShortcuts: () => setOpen('shortcuts'),
      }),
    [places, isSignedIn, host],
  );
  useCommands(commands);

  const close = () => setOpen(null);
  return (
    <CommandsContext value={commands}>
      {children}
      {wasOpen ? (
        <Suspense fallback={null}>
          <CommandPalette
            open={open === 'palette'}
            onClose={close}
            commands={host.commands().filter(({ id }) => id !== commandIds.palette)}
          />
          <ShortcutHelp open={open === 'shortcuts'} onClose={close} commands={host.commands()} />
        </Suspense>
      ) : null}
    </CommandsContext>
  );
}
