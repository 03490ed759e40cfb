export const reportStyle = `
:root { color-scheme: light dark; --ground: light-dark(#f5f6f9, #0f1119); --surface: light-dark(#fff, #181b26); --text: light-dark(#1b1e2b, #eceef5);
  --muted: light-dark(#565c70, #a3a9bd); --border: light-dark(#dfe2ea, #2b3040); --bad: light-dark(#b3261e, #ff8a80); --good: light-dark(#1b6e3c, #7ddf9f); }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 24px 64px; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 1240px; margin: 0 auto; }
h1 { margin: 0 0 8px; font-size: 32px; line-height: 1.2; } h2 { margin: 40px 0 16px; font-size: 22px; } h2 small { color: var(--muted); font-weight: 400; }
h3 { margin: 0; font-size: 17px; display: flex; gap: 10px; align-items: center; flex-wrap: wrap; }
a { color: inherit; } p { margin: 4px 0; } .eyebrow, summary, figcaption, article > p { color: var(--muted); font-size: 14px; }
code { color: var(--muted); font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.passed, .failed { padding: 1px 10px; border: 1px solid currentcolor; border-radius: 99px; font-size: 13px; } .passed { color: var(--good); } .failed, .problems { color: var(--bad); }
.failures { margin-top: 24px; padding: 4px 24px 12px; border: 1px solid var(--bad); border-radius: 12px; } .failures h2 { margin: 12px 0; } .failures li { margin-bottom: 8px; overflow-wrap: anywhere; }
article { padding: 20px; margin-bottom: 16px; border: 1px solid var(--border); border-radius: 12px; background: var(--surface); } .problems { overflow-wrap: anywhere; }
.pictures { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 16px; } figure { margin: 0; } .w1440 { width: 440px; } .w360 { width: 110px; }
figure img { display: block; width: 100%; border: 1px solid var(--border); border-radius: 6px; }
@media (max-width: 600px) { body { padding: 20px 12px; } .w1440 { width: 100%; } }
`;
