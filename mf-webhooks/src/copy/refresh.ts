/** Texts of what is looked at again every 30 seconds. */
export const refreshCopy = {
  auto: 'Auto-refresh every 30 s',
  left: (seconds: number) => `in ${seconds} s`,
  now: 'Refresh',
} as const;
