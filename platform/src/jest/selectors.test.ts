import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { expect } from 'expect';

const require = createRequire(import.meta.url);

function matches(isChanged: boolean): unknown {
  const script = `
    ${isChanged ? `require(${JSON.stringify(require.resolve('./selectors.cjs'))});` : ''}
    const from = require('node:module').createRequire(require.resolve('jest-environment-jsdom'));
    const { JSDOM } = from('jsdom');
    const selectors = ${JSON.stringify(selectors)};
    const body = ${JSON.stringify(body)};
    const { window } = new JSDOM('<!doctype html>' + body);
    const sheet = window.document.head.appendChild(window.document.createElement('style'));
    sheet.textContent = selectors.map((one, index) => one + ' { --x' + index + ': 1 }').join('\\n') + '@font-face { src: none }';
    const found = [...window.document.querySelectorAll('body, body *')].map((one) => {
      const style = window.getComputedStyle(one);
      return [one.outerHTML.slice(0, 40), style.display, ...selectors.map((_, index) => style.getPropertyValue('--x' + index))];
    });
    process.stdout.write(JSON.stringify(found));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: import.meta.dirname, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const body = `<main class="a b" id="m"><p class="a" data-x="1" hidden>text</p><button disabled class="c-1 größe">b</button>
  <svg class="d"><foreignObject class="a"><i class="A"></i></foreignObject></svg><input type="checkbox" checked class="a,b"></main>`;
const selectors = [
  '.a',
  'p',
  '*',
  '#m',
  '.a.b',
  '.a .a',
  '.a > .c-1',
  'main p, .d',
  'p.a[data-x="1"]',
  '.a:not(.b)',
  '.a:not(:is(.b, p))',
  ':is(p, .d)',
  '.b:has(.d)',
  'button:disabled',
  '.c-1 + svg',
  'p ~ button',
  '[hidden]',
  'foreignObject',
  'foreignobject',
  '.A',
  '.größe',
  '.a\\,b',
  'p::before',
  ':checked',
  '.z',
  '.a .z',
  'P',
  ':root .a',
  '.a[data-x=")"]',
  '.c-1:where(.größe)',
];

test('styles are the same as without the shortcut for selectors', () => {
  const plain = matches(false);
  expect(matches(true)).toEqual(plain);
  expect(JSON.stringify(plain)).toContain('"1"');
});
