/** Keys of PostgreSQL advisory locks, all in one place because two uses of a key would block each other. */
export const advisoryLocks = {
  ownCluster: 7_203_500,
  migration: 7_203_501,
  connectAccount: 7_203_502,
  claimRequests: 7_203_503,
  mediaQuota: 7_203_504,
  releases: 7_203_505,
  ownerChanges: 7_203_506,
} as const;
