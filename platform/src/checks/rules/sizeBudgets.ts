/** Bytes of the brotli copies. Raise a budget only for a reason. */
export const sizeBudgets: readonly { what: string; files: readonly string[]; atMost: number }[] = [
  // 14.6 KB federation runtime, 13.9 KB axios (docs/adr/0075), 15.3 KB data router, 3.4 KB rail, 0.6 KB phone.
  { what: 'the shell', files: ['shell/dist/shell.*.js.br'], atMost: 194_200 },
  // Messages of the shell, `shared`, server and engine.
  { what: 'the shell in German', files: ['shell/dist/de-po.*.js.br'], atMost: 25_950 },
  // An entry contains 2.9 KB of federation code, the exposed module and the view that most users open (ADR 0075).
  { what: "mf-auth's entry", files: ['mf-auth/dist/remoteEntry.js.br'], atMost: 7_500 },
  { what: 'mf-auth in German', files: ['mf-auth/dist/translations-de.*.js.br'], atMost: 3_800 },
  {
    what: "mf-dashboard's first screen",
    files: ['mf-dashboard/dist/remoteEntry.js.br'],
    atMost: 21_100,
  },
  // Lazy sections of 2 to 4 KB, the approval of posts (2.4 KB) and the bell (1.1 KB).
  { what: 'all scripts of mf-dashboard', files: ['mf-dashboard/dist/!(translations-*).js.br'], atMost: 132_600 },
  { what: 'mf-dashboard in German', files: ['mf-dashboard/dist/translations-de.*.js.br'], atMost: 10_050 },
  {
    what: "mf-webhooks's first screen",
    files: ['mf-webhooks/dist/remoteEntry.js.br'],
    atMost: 13_400,
  },
  { what: 'all scripts of mf-webhooks', files: ['mf-webhooks/dist/!(translations-*).js.br'], atMost: 55_600 },
  { what: 'mf-webhooks in German', files: ['mf-webhooks/dist/translations-de.*.js.br'], atMost: 6_700 },
  // Settings 9 KB, members 8.4 KB, audit log 3.5 KB, automation 10 KB and its sorting 14.6 KB, analytics 14 KB, goals 5 KB.
  { what: 'all scripts of mf-analytics', files: ['mf-analytics/dist/!(translations-*).js.br'], atMost: 96_900 },
  { what: 'mf-analytics in German', files: ['mf-analytics/dist/translations-de.*.js.br'], atMost: 9_800 },
  { what: "mf-releases's first screen", files: ['mf-releases/dist/remoteEntry.js.br'], atMost: 17_900 },
  { what: 'mf-releases in German', files: ['mf-releases/dist/translations-de.*.js.br'], atMost: 2_600 },
  {
    what: "mf-flow-builder's first screen",
    files: ['mf-flow-builder/dist/remoteEntry.js.br'],
    atMost: 21_100,
  },
  // The canvas library is 83 KB, file import 35 KB. References of 840 messages are 3.9 KB.
  { what: 'all scripts of mf-flow-builder', files: ['mf-flow-builder/dist/!(translations-*).js.br'], atMost: 259_900 },
  { what: 'mf-flow-builder in German', files: ['mf-flow-builder/dist/translations-de*.js.br'], atMost: 14_100 },
];
