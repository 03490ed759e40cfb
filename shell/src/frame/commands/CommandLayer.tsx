import { useCommands, useHost } from '@fanfare/shared/host';
import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { lazyPart } from '@fanfare/shared/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { chooseLanguage } from '../preferences/chooseLanguage.ts';
import { chooseTheme } from '../preferences/themeStore.ts';
import { commandIds, goCommands, type Place, shellCommands } from './shellCommands.ts';
import { UserMenuLayer } from './UserMenuLayer.tsx';

const onMissing = ({ onClose }: { onClose: () => void }) => onClose();
const loadParts = () => import('./lazyParts.ts');
const { Part: CommandDialogs } = lazyPart(() => loadParts().then((parts) => parts.CommandDialogs), { onMissing });
const { Part: CaptureBar } = lazyPart(() => loadParts().then((parts) => parts.CaptureBar), { onMissing });

interface CommandLayerProps {
  places: readonly Place[];
  children: ReactNode;
}

export function CommandLayer({ places, children }: CommandLayerProps) {
  const host = useHost();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true);
  const [isCapturing, setIsCapturing] = useState(false);

  const commands = useMemo(
    () =>
      shellCommands({
        places: places.filter(({ audience }) => !audience),
        isSignedIn,
        host,
        chooseTheme,
        chooseLanguage: (choice) => void chooseLanguage(choice, host),
        openPalette: () => setOpen('palette'),
        openShortcuts: () => setOpen('shortcuts'),
        capture: () => setIsCapturing(true),
      }),
    [places, isSignedIn, host],
  );
  useCommands(commands);
  const adminCommands = useMemo(
    () =>
      goCommands(
        places.filter(({ audience }) => audience),
        host,
      ),
    [places, host],
  );

  return (
    <UserMenuLayer commands={commands}>
      {children}
      {isCapturing ? <CaptureBar onClose={() => setIsCapturing(false)} /> : null}
      {wasOpen ? (
        <CommandDialogs
          open={open !== null}
          shown={open}
          paletteId={commandIds.palette}
          adminCommands={adminCommands}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </UserMenuLayer>
  );
}
