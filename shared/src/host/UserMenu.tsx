import { useHost } from './HostApi.ts';

/**
 * The menu of the person at the right end of a header: settings, theme, shortcuts, logout. On screens for signed-out people what needs no
 * session. The shell draws it, so every screen has the same.
 */
export function UserMenu() {
  const host = useHost();
  return <host.UserMenu />;
}
