/** What a browser downloads first, in bytes of the brotli copies. Whoever needs more raises the figure in the same change and says why. */
export const sizeBudgets: readonly { what: string; files: readonly string[]; atMost: number }[] = [
  // The federation runtime is 14.6 KB of it and axios 13.9 KB (docs/adr/0075). The same code compresses to 190 bytes more or less with other
  // names of its chunks. /login may cost 180 KB of 1,024 bytes in all. Notices are there from the start: a lost connection is one of them.
  // Lingui, which shows the messages of all packages, is 1.5 KB.
  // The data router of react-router (createBrowserRouter, useBlocker, ScrollRestoration) is 15.3 KB more than the router without data.
  { what: 'the shell', files: ['shell/dist/shell.*.js.br'], atMost: 185_700 },
  // Read in its own language only, before the rest: all that the shell, what remotes have in common, the server and the engine say. The
  // fields of a trigger and the registered figures are in it since several remotes show them. Approvals, limits and the security log brought 0.8 KB of texts.
  // Catalogues, by the codes of messages, are 6 KB smaller than the modules that they replaced.
  { what: 'the shell in German', files: ['shell/dist/de-po.*.js.br'], atMost: 24_300 },
  // An entry holds 2.9 KB of the federation plugin's code, what the remote exposes, and the view that most users open (ADR 0052).
  // With the shell and the 7 KB of the view it makes what /login costs.
  { what: "mf-auth's entry", files: ['mf-auth/dist/remoteEntry.js.br'], atMost: 7_500 },
  { what: 'mf-auth in German', files: ['mf-auth/dist/translations-de.*.js.br'], atMost: 3_100 },
  {
    what: "mf-dashboard's first screen",
    files: ['mf-dashboard/dist/remoteEntry.js.br'],
    atMost: 19_500,
  },
  // Inbox, comments, publishing, the list of notifications and what hangs from the bell arrive when they are opened; so do the first steps,
  // flows, automation, the account, the doctor and the probe, 2 to 4 KB each.
  // Each message has the call that looks it up, 5 bytes: 3.7 KB for 784 messages. The German file is smaller by 1.6 KB.
  { what: 'all scripts of mf-dashboard', files: ['mf-dashboard/dist/!(translations-*).js.br'], atMost: 86_200 },
  // Read in its own language only, before the rest; all screens in one file.
  { what: 'mf-dashboard in German', files: ['mf-dashboard/dist/translations-de.*.js.br'], atMost: 8_600 },
  {
    what: "mf-webhooks's first screen",
    files: ['mf-webhooks/dist/remoteEntry.js.br'],
    atMost: 12_500,
  },
  // Each tab and the story of an event arrive when they are opened, 2 to 10 KB each.
  { what: 'all scripts of mf-webhooks', files: ['mf-webhooks/dist/!(translations-*).js.br'], atMost: 55_000 },
  { what: 'mf-webhooks in German', files: ['mf-webhooks/dist/translations-de.*.js.br'], atMost: 6_700 },
  // Three screens, of which a page loads one: settings 9 KB, automation 10 KB with its list, analytics 12 KB with what is below its chart;
  // windows when they are opened. The goals are 5 KB more: their card, what stands below a figure and their window each arrive late.
  // The security log and the limits are 2.5 KB each, which load when they are opened.
  // As above, 2.6 KB for 653 messages; the German file is smaller by 1.4 KB.
  { what: 'all scripts of mf-analytics', files: ['mf-analytics/dist/!(translations-*).js.br'], atMost: 61_200 },
  { what: 'mf-analytics in German', files: ['mf-analytics/dist/translations-de.*.js.br'], atMost: 7_400 },
  // The call of each message is 0.9 KB.
  {
    what: "mf-flow-builder's first screen",
    files: ['mf-flow-builder/dist/remoteEntry.js.br'],
    atMost: 20_400,
  },
  // The canvas with its library is 83 KB of it. Panels, forms, the engine and templates arrive one by one, when they are opened; what reads
  // an imported file (35 KB, the schemas' library) when somebody imports one; so does the window of the secrets, 3 KB with what offers them. What the window
  // that publishes says of other flows is 1 KB. The engine decides conditions and times of a start node, 1 KB.
  // The codes of the engine's messages, of which each is there twice, are 1.5 KB. The calls of 840 messages are 3.9 KB.
  { what: 'all scripts of mf-flow-builder', files: ['mf-flow-builder/dist/!(translations-*).js.br'], atMost: 244_100 },
  // The templates of flows are 3 KB of it, which load when they are opened.
  { what: 'mf-flow-builder in German', files: ['mf-flow-builder/dist/translations-de*.js.br'], atMost: 13_900 },
];
