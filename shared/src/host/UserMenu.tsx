import { useHost } from './HostApi.ts';

/**
 * The user menu at the end of a header: settings, theme, shortcuts, sign-out. Without a session, only what needs
 * none. Rendered by the shell.
 */
export function UserMenu() {
  const host = useHost();
  return <host.UserMenu />;
}
