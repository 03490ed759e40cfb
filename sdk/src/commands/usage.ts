export const usage = `Usage, in the folder of a remote:
  fanfare build                    build it into dist, with webpack, Rspack or Vite
  fanfare test                     run its tests; takes the options of Jest
  fanfare lab                      show it alone, by the scenarios in lab/scenarios.ts; --port 3010
  fanfare lab check                play the scenarios in a browser; --only <id>, --sample 2, --out lab-report
  fanfare gate                     build it and check it against what is live
  fanfare release                  build it and make it live for everybody
  fanfare release --traffic 10     for 10 % of users; --auto to raise the share automatically
  fanfare release --skip-boot      without opening it in a browser first
  fanfare release promote | pause | rollback | history
--to https://fanfare.example names the installation; left out: fanfare.installation of package.json.
gate and release need the deploy token of the remote in RELEASE_TOKEN.
`;
