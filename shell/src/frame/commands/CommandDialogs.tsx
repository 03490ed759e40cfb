import { routes } from '@fanfare/shared/contracts';
import { type Command, useHost } from '@fanfare/shared/host';
import { selectIsSignedIn, useAppSelector } from '@fanfare/shared/store';
import { CommandPalette, ShortcutHelp } from '@fanfare/shared/widgets';
import { useAdminMark } from '../../federation/follow/adminMark.ts';
import { lazyCopy } from '../../messages/lazyCopy.ts';
import { useReleaseAccessQuery } from './access.api.ts';

interface CommandWindowsProps {
  open: boolean;
  shown: 'palette' | 'shortcuts' | null;
  paletteId: string;
  onClose: () => void;
}

/** Requests admin access only when opened. */
export function CommandDialogs({ shown, paletteId, onClose }: CommandWindowsProps) {
  const host = useHost();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { data: isStaff } = useReleaseAccessQuery(undefined, { skip: !isSignedIn });
  useAdminMark(isSignedIn ? isStaff : undefined);
  const releases: Command = {
    id: `go ${routes.releases}`,
    title: lazyCopy.releases.goTo,
    group: lazyCopy.releases.group,
    run: () => host.navigate(routes.releases),
  };
  const listed = host.commands().filter(({ id }) => id !== paletteId);
  return (
    <>
      <CommandPalette
        open={shown === 'palette'}
        onClose={onClose}
        commands={isStaff && isSignedIn ? [...listed, releases] : listed}
      />
      <ShortcutHelp open={shown === 'shortcuts'} onClose={onClose} commands={host.commands()} />
    </>
  );
}
