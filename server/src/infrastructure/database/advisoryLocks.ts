/** Keys of PostgreSQL advisory locks. Two uses of one key would block each other, so they are all here. */
export const advisoryLocks = {
  ownCluster: 7_203_500,
  migration: 7_203_501,
  connectAccount: 7_203_502,
  claimRequests: 7_203_503,
} as const;
