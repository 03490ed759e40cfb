/** What a browser downloads first, in bytes of the brotli copies. Whoever needs more raises the figure in the same change and says why. */
export const sizeBudgets: readonly { what: string; files: readonly string[]; atMost: number }[] = [
  { what: 'the shell', files: ['shell/dist/shell.*.js.br'], atMost: 134_500 },
  // With the shell and the 7 KB of the view they make what /login costs.
  {
    what: "mf-auth's entry",
    files: ['mf-auth/dist/remoteEntry.js.br', 'mf-auth/dist/__federation_expose_remote.*.js.br'],
    atMost: 4_500,
  },
  {
    what: "mf-dashboard's first screen",
    files: ['mf-dashboard/dist/remoteEntry.js.br', 'mf-dashboard/dist/__federation_expose_remote.*.js.br'],
    atMost: 16_000,
  },
  // Inbox, comments, publishing, the list of notifications and what hangs from the bell arrive when they are opened; so do the first steps,
  // flows, automation, the account, the doctor and the probe, 2 to 4 KB each.
  { what: 'all scripts of mf-dashboard', files: ['mf-dashboard/dist/*.js.br'], atMost: 80_000 },
  ...['mf-webhooks', 'mf-analytics'].map((name) => ({
    what: `all scripts of ${name}`,
    files: [`${name}/dist/*.js.br`],
    atMost: 18_000,
  })),
  { what: 'all scripts of mf-flow-builder', files: ['mf-flow-builder/dist/*.js.br'], atMost: 125_000 },
];
