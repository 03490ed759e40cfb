import { useHost } from './HostApi.ts';

/**
 * Renders the user menu at the end of a header: settings, theme, shortcuts, sign-out. Without a session, it
 * contains only what needs none. The shell provides it.
 */
export function UserMenu() {
  const host = useHost();
  return <host.UserMenu />;
}
