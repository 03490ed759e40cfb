/** What a browser downloads first, in bytes of the brotli copies. Whoever needs more raises the figure in the same change and says why. */
export const sizeBudgets: readonly { what: string; files: readonly string[]; atMost: number }[] = [
  { what: 'the shell', files: ['shell/dist/shell.*.js.br'], atMost: 153_000 },
  // 170 KB together: shell, entry, what it exposes, the view of /login, here the largest view there is.
  {
    what: "mf-auth's entry",
    files: ['mf-auth/dist/remoteEntry.js.br', 'mf-auth/dist/__federation_expose_remote.*.js*'],
    atMost: 17_000,
  },
  ...['mf-dashboard', 'mf-webhooks', 'mf-analytics'].map((name) => ({
    what: `all scripts of ${name}`,
    files: [`${name}/dist/*.js.br`],
    atMost: 30_000,
  })),
  { what: 'all scripts of mf-flow-builder', files: ['mf-flow-builder/dist/*.js.br'], atMost: 125_000 },
];
