/** Members besides the owner. Usernames begin with the owner's. */
export const members = {
  ida: 'agent',
  noor: 'editor',
  kaya: 'viewer',
} as const;

export const workspaceName = 'Juniper & Oak';
