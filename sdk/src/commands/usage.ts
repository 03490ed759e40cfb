export const usage = `Usage, in the folder of a remote:
  fanfare build                    build it into dist, with webpack, Rspack or Vite
  fanfare test                     run its tests; takes the options of Jest
  fanfare lab                      open the scenarios in lab/scenarios.ts in the browser; --port 3010
  fanfare lab check                play the scenarios in a browser; --only <id>, --sample 2, --out lab-report
  fanfare gate                     build it and check it against the live builds
  fanfare release                  build it and make it live for all users
  fanfare release --traffic 10     for 10 % of users; --auto to raise the share automatically
  fanfare release --skip-boot      without opening it in a browser first
  fanfare release promote | pause | rollback | history
--to https://fanfare.example sets the installation; the default is fanfare.installation in package.json.
gate and release need the deploy token of the remote in RELEASE_TOKEN.
`;
