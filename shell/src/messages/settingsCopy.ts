import { t } from '@lingui/core/macro';

/** Names by the ids of the settings screen. */
export const settingsCopy = {
  group: t`Settings`,
  names: {
    profile: t`Profile settings: name, email, picture`,
    instagram: t`Instagram integration`,
    workspace: t`Workspace`,
    'workspace-name': t`Workspace name`,
    approval: t`Require approval to publish`,
    assignment: t`Assign new conversations automatically`,
    members: t`Members and invitations`,
    'transfer-ownership': t`Transfer ownership`,
    'leave-workspace': t`Leave workspace`,
    'new-workspace': t`New workspace`,
    'delete-workspace': t`Delete workspace`,
    'two-factor': t`Two-factor authentication`,
    password: t`Change password`,
    notifications: t`Notification settings and quiet hours`,
    data: t`Export your data`,
    'security-log': t`Security log`,
    limits: t`Limits`,
    sessions: t`Active sessions`,
    audit: t`Audit log`,
    'delete-account': t`Delete account`,
  },
};
