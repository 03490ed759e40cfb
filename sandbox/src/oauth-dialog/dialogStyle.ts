/** Works without scripts, so that the dialog does not need the built pages. */
export const dialogStyle = `
:root { color-scheme: light dark; --page: #f4f1f7; --card: #fff; --ink: #221a2b; --soft: #655c70; --line: #ddd5e4;
  --accent: #9c1f6e; --onAccent: #fff; --tint: #fbeef6; --ring: #9c1f6e; }
@media (prefers-color-scheme: dark) { :root { --page: #15111a; --card: #201a27; --ink: #f3eef7; --soft: #b8adc4; --line: #3a3244;
  --accent: #f39ccb; --onAccent: #34061f; --tint: #34213a; --ring: #f39ccb; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
main { width: 100%; max-width: 440px; background: var(--card); border: 1px solid var(--line); border-radius: 20px; padding: 28px 24px;
  box-shadow: 0 18px 50px -28px rgb(60 10 60 / 45%); overflow-wrap: anywhere; }
h1 { font-size: 22px; line-height: 1.25; margin: 0 0 8px; text-wrap: balance; }
.brand { display: flex; align-items: center; gap: 8px; margin: 0 0 20px; font-size: 14px; font-weight: 600; color: var(--soft); }
.brand span { width: 14px; height: 14px; border-radius: 5px; background: linear-gradient(135deg, #f9a13a, #d42f7d 55%, #7a3bd1); }
.lead { margin: 0 0 20px; color: var(--soft); }
.lead strong { color: var(--ink); }
.note { margin: 0; font-size: 14px; color: var(--soft); border-top: 1px solid var(--line); padding-top: 16px; }
fieldset { border: 0; margin: 0 0 20px; padding: 0; display: grid; gap: 8px; }
legend { padding: 0; margin-bottom: 8px; font-weight: 600; font-size: 14px; }
label { display: flex; align-items: center; gap: 12px; cursor: pointer; }
.account { min-height: 64px; border: 1px solid var(--line); border-radius: 14px; padding: 10px 14px; }
.account:has(:checked) { border-color: var(--accent); background: var(--tint); }
.account:has(:focus-visible) { outline: 3px solid var(--ring); outline-offset: 2px; }
.scope { min-height: 40px; align-items: flex-start; padding: 4px 14px; }
.scope:has(:disabled) { cursor: default; }
.scope em { font-style: normal; color: var(--soft); }
.who { min-width: 0; }
small { display: block; font-size: 13px; color: var(--soft); }
.avatar { flex: none; width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center; font-weight: 700; color: #fff;
  background: linear-gradient(135deg, #a84a00, #b01d62 55%, #6a2cbf); }
input { flex: none; width: 18px; height: 18px; margin: 0; accent-color: var(--accent); }
.scope input { margin-top: 3px; }
.actions { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
button { min-height: 48px; border-radius: 12px; border: 1px solid var(--line); font: inherit; font-weight: 600; cursor: pointer; }
.quiet { background: transparent; color: var(--ink); }
.quiet:hover { background: var(--tint); }
.strong { background: var(--accent); border-color: var(--accent); color: var(--onAccent); }
.strong:hover { filter: brightness(1.08); }
button:focus-visible, .scope input:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
`;
