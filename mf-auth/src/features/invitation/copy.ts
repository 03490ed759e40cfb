import type { Role } from '@fanfare/shared/contracts';
import { t } from '@lingui/core/macro';

const roles: Readonly<Record<Role, string>> = {
  owner: t`Owner`,
  admin: t`Admin`,
  editor: t`Editor`,
  agent: t`Agent`,
  viewer: t`Viewer`,
};

/** Loaded with the invitation screen. */
export const copy = {
  title: (workspace: string) => t`Join ${workspace}`,
  lead: (inviter: string | null, workspace: string) =>
    inviter === null ? t`You are invited to ${workspace}.` : t`${inviter} invites you to ${workspace}.`,
  role: (role: Role) => t`Your role: ${roles[role]}`,
  loading: t`Loading invitation`,
  joining: t`Joining...`,
  joined: (workspace: string) => t`You joined ${workspace}`,
  notNow: t`Not now`,
  toSignIn: t`Sign in to join`,
  toSignUp: t`Create account`,
  wrongRecipient: t`This invitation was sent to another email address. Sign in with that account.`,
  signedInAs: (email: string) => t`You are signed in as ${email}.`,
  signOut: t`Sign out`,
  invalid: {
    title: t`This invitation is no longer valid`,
    text: t`It has expired, was revoked or was already used. Ask the person who invited you for a new one.`,
    toDashboard: t`Go to Dashboard`,
  },
  retry: t`Try again`,
  previewFailed: t`Could not load the invitation.`,
  joinFailed: t`Could not join the workspace. Please try again.`,
};
