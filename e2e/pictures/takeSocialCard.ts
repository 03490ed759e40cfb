import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '@fanfare/platform/browser';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

/** `pnpm run docs:card` creates the link preview image, 1200 by 630 px. */
const workspaceDir = path.resolve(import.meta.dirname, '../..');
const file = path.join(workspaceDir, 'shell/src/frame/social-card.png');
const font = readFileSync(
  path.join(workspaceDir, 'shell/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');

const bubble = (text: string, kind: 'in' | 'out') => `<p class="${kind}">${text}</p>`;
const page = `<!doctype html>
<style>
  @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) format('woff2'); }
  * { box-sizing: border-box; margin: 0; }
  body { width: 1200px; height: 630px; display: grid; grid-template-columns: 1fr 470px; background: #10132b; color: #fff; font-family: Inter; }
  main { padding: 92px 0 0 88px; }
  .mark { display: flex; align-items: center; gap: 26px; font-size: 66px; font-weight: 700; letter-spacing: -0.02em; }
  .mark svg { width: 92px; height: 92px; }
  h1 { margin-top: 64px; font-size: 62px; line-height: 1.12; font-weight: 700; letter-spacing: -0.025em; }
  main > p { margin-top: 30px; max-width: 540px; font-size: 29px; line-height: 1.4; color: #b9bfe6; }
  aside { display: flex; flex-direction: column; justify-content: center; gap: 18px; padding-right: 78px; }
  aside p { max-width: 330px; padding: 18px 24px; border-radius: 26px; font-size: 26px; line-height: 1.3; }
  .in { align-self: flex-start; background: #2a2f58; border-bottom-left-radius: 6px; }
  .out { align-self: flex-end; background: #3d46c8; border-bottom-right-radius: 6px; }
  .why { align-self: flex-end; padding: 0 !important; color: #ffd166; font-size: 21px !important; }
</style>
<main>
  <div class="mark">
    <svg viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3d46c8"/><path fill="#fff" d="M6 14v4l10 5V9L6 14Z"/>
      <path d="M19.5 13a4.2 4.2 0 0 1 0 6M22.5 10a8.4 8.4 0 0 1 0 12" fill="none" stroke="#ffd166" stroke-width="2.2" stroke-linecap="round"/></svg>
    Fanfare
  </div>
  <h1>Connect.<br>Automate.<br>Engage.</h1>
  <p>Automatic answers for Instagram business and creator accounts.</p>
</main>
<aside>
  ${bubble('Do you still have the lamp in green?', 'in')}
  ${bubble('We do! It ships tomorrow. Shall I hold one for you?', 'out')}
  <p class="why">answered by the flow “Stock”</p>
  ${bubble('Yes please!', 'in')}
</aside>`;

const { executablePath, env } = await findChromium();
const browser = await chromium.launch({
  ...(executablePath !== null && { executablePath }),
  env: { ...process.env, ...env } as Record<string, string>,
});
try {
  const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await tab.setContent(page);
  await tab.evaluate('document.fonts.ready');
  await sharp(await tab.screenshot())
    .png({ palette: true, quality: 90 })
    .toFile(file);
} finally {
  await browser.close();
}
process.stdout.write(`${file}\n`);
