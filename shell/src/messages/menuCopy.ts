import type { Role } from '@fanfare/shared/contracts';
import { t } from '@lingui/core/macro';

const roleNames: Readonly<Record<Role, string>> = {
  owner: t`Owner`,
  admin: t`Admin`,
  editor: t`Editor`,
  agent: t`Agent`,
  viewer: t`Viewer`,
};

export const menuCopy = {
  settings: t`Settings`,
  theme: t`Theme`,
  themes: { system: t`System`, light: t`Light`, dark: t`Dark` },
  language: t`Language`,
  asBrowser: t`Browser default`,
  workspace: t`Workspace`,
  roleNames,
  current: (name: string, role: Role) => `${name} · ${roleNames[role]}`,
  switchTo: (name: string) => t`Switch to ${name}`,
  lost: (name: string) => t`You no longer have access to ${name}.`,
  members: t`Members`,
  create: t`Create workspace`,
  createText: t`A workspace has its own Instagram account, flows, inbox and members.`,
  name: t`Name`,
  submit: t`Create`,
  createFailed: t`Could not create the workspace. Please try again.`,
};
