/** Works without scripts, so that the dialog does not need the built pages. Looks as the pages do (`GlobalStyle.ts`). */
export const dialogStyle = `
:root { color-scheme: light dark; --page: #f5f6f9; --card: #fff; --raised: #eef0f5; --ink: #171a26; --soft: #555c70; --line: #dfe2ea;
  --strongLine: #7f869c; --accent: #3d46c8; --accentHover: #3139a8; --onAccent: #fff; --tint: #e8eafc; }
@media (prefers-color-scheme: dark) { :root { --page: #0b0d14; --card: #181b26; --raised: #20242f; --ink: #eceef5; --soft: #a4abbd;
  --line: #2c3140; --strongLine: #6d7489; --accent: #9aa4ff; --accentHover: #b5bcff; --onAccent: #10132b; --tint: #262b4d; } }
* { box-sizing: border-box; }
body { margin: 0; height: 100dvh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--ink);
  font: 15px/1.5 Inter, system-ui, sans-serif; -webkit-font-smoothing: antialiased; }
main { display: flex; flex-direction: column; width: 100%; max-width: 480px; max-height: calc(100dvh - 32px); background: var(--card);
  border: 1px solid var(--line); border-radius: 14px; overflow: hidden; overflow-wrap: anywhere;
  box-shadow: 0 4px 12px rgb(23 26 38 / 10%), 0 16px 48px rgb(23 26 38 / 16%); }
main > * { flex: none; margin-inline: 24px; }
h1 { font-size: 20px; font-weight: 680; line-height: 1.25; margin-block: 0 6px; text-wrap: balance; }
.brand { display: flex; align-items: center; gap: 8px; margin-block: 22px 14px; font-size: 13px; font-weight: 550; color: var(--soft); }
.brand span { width: 14px; height: 14px; border-radius: 5px; background: linear-gradient(135deg, #f9a13a, #d42f7d 55%, #7a3bd1); }
.lead { margin-block: 0 16px; color: var(--soft); }
.lead strong { color: var(--ink); font-weight: 550; }
.note { margin-block: 0 22px; font-size: 13px; color: var(--soft); border-top: 1px solid var(--line); padding-top: 16px; }
form { display: flex; flex-direction: column; flex: 1 1 auto; min-height: 0; margin-inline: 0; }
/* Only the choices scroll, so that the buttons are always on the screen. */
.choices { flex: 1 1 auto; min-height: 0; overflow-y: auto; padding: 4px 24px 0; border-top: 1px solid var(--line); }
fieldset { border: 0; margin: 0; padding: 0 0 14px; display: grid; gap: 6px; }
form > fieldset { padding-inline: 24px; }
legend { padding: 0; margin: 10px 0 6px; font-weight: 550; font-size: 13px; color: var(--soft); }
label { display: flex; align-items: center; gap: 12px; cursor: pointer; }
.account { min-height: 56px; border: 1px solid var(--line); border-radius: 10px; padding: 7px 14px; }
.account:hover { border-color: var(--strongLine); }
.account:has(:checked) { border-color: var(--accent); background: var(--tint); }
.account:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
.scope { padding: 3px 2px; }
.scope:has(:disabled) { cursor: default; }
.scope > span { line-height: 1.35; }
.scope em { font-style: normal; color: var(--soft); }
.who { min-width: 0; line-height: 1.35; }
.who strong { font-weight: 550; }
small { display: block; font-size: 13px; color: var(--soft); }
.avatar { flex: none; width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center; font-weight: 680;
  color: var(--accent); background: var(--tint); }
input { flex: none; width: 18px; height: 18px; margin: 0; accent-color: var(--accent); }
.actions { flex: none; display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding: 16px 24px; border-top: 1px solid var(--line); }
button { min-height: 40px; border-radius: 6px; border: 1px solid var(--strongLine); font: inherit; font-weight: 550; cursor: pointer; }
.quiet { background: transparent; color: var(--ink); }
.quiet:hover { background: var(--raised); }
.strong { background: var(--accent); border-color: var(--accent); color: var(--onAccent); }
.strong:hover { background: var(--accentHover); border-color: var(--accentHover); }
button:focus-visible, .scope input:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

export const fontFace = (origin: string) =>
  `@font-face { font-family: Inter; font-weight: 100 900; font-display: swap; src: url('${origin}/fonts/inter.woff2') format('woff2'); }`;
