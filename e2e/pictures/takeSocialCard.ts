import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '@fanfare/platform/browser';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

/** `pnpm run docs:card` creates the link preview image, 1200 by 630 px. */
const workspaceDir = path.resolve(import.meta.dirname, '../..');
const file = path.join(workspaceDir, 'shell/src/frame/social-card.png');
const mark = readFileSync(path.join(workspaceDir, 'shell/src/frame/favicon.svg'), 'utf8');
const font = readFileSync(
  path.join(workspaceDir, 'shell/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');

const step = (text: string, icon: string) => `<li><svg viewBox="0 0 24 24">${icon}</svg>${text}</li>`;
const page = `<!doctype html>
<style>
  @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) format('woff2'); }
  * { box-sizing: border-box; margin: 0; padding: 0; }
  body {
    width: 1200px; height: 630px; display: grid; grid-template-columns: 560px 1fr; align-items: center; overflow: hidden;
    background: radial-gradient(90% 90% at 100% 0%, #5b3fc4, transparent 70%), radial-gradient(70% 70% at 0% 100%, #5b3fc4, transparent 75%), #232a86;
    color: #fff; font-family: Inter;
  }
  main { padding-left: 80px; }
  .mark { display: flex; align-items: center; gap: 22px; font-size: 52px; font-weight: 700; letter-spacing: -0.02em; }
  .mark svg { width: 76px; height: 76px; border-radius: 19px; box-shadow: 0 0 0 2px rgb(255 255 255 / 24%); }
  h1 { margin-top: 48px; font-size: 68px; line-height: 1.1; font-weight: 700; letter-spacing: -0.03em; }
  main > p { margin-top: 28px; max-width: 440px; font-size: 27px; line-height: 1.4; color: #d5d9fb; }
  aside { margin: 0 72px 0 24px; padding: 36px; border-radius: 24px; background: #fff; color: #171a26; box-shadow: 0 24px 70px rgb(10 12 40 / 45%); }
  ul { display: grid; gap: 22px; list-style: none; }
  li { position: relative; display: flex; align-items: center; gap: 14px; padding: 14px 18px; border: 2px solid #3d46c8; border-radius: 14px; box-shadow: 0 0 0 5px #e8eafc; font-size: 22px; font-weight: 550; }
  li + li::before { content: ''; position: absolute; left: 50%; bottom: 100%; height: 24px; border-left: 3px solid #3d46c8; }
  li svg { width: 26px; height: 26px; fill: none; stroke: #0d6b6b; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  .chat { display: grid; gap: 12px; margin-top: 30px; }
  .chat p { max-width: 88%; padding: 14px 20px; border-radius: 22px; font-size: 21px; line-height: 1.35; }
  .in { justify-self: start; background: #eef0f5; border-bottom-left-radius: 5px !important; }
  .out { justify-self: end; background: #3d46c8; color: #fff; border-bottom-right-radius: 5px !important; }
</style>
<main>
  <div class="mark">${mark} Fanfare</div>
  <h1>Connect, automate, engage.</h1>
  <p>Automatic replies for Instagram business and creator accounts.</p>
</main>
<aside>
  <ul>
    ${step('Message received', '<path d="M21 11.5a8.4 8.4 0 0 1-12 7.6L3 21l1.9-6A8.4 8.4 0 1 1 21 11.5Z"/>')}
    ${step('Contains “price”', '<circle cx="6" cy="5" r="3"/><circle cx="6" cy="19" r="3"/><circle cx="18" cy="9" r="3"/><path d="M6 8v8M18 12c0 4-6 3-9 5"/>')}
    ${step('Send a reply', '<path d="m9 17-5-5 5-5M4 12h11a5 5 0 0 1 5 5v2"/>')}
  </ul>
  <div class="chat">
    <p class="in">Hi! What is the price?</p>
    <p class="out">20 euros, shipping included.</p>
  </div>
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
