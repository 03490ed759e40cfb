import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { expect } from 'expect';

const require = createRequire(import.meta.url);

function stylesOf(isChanged: boolean): unknown {
  const script = `
    const shareComputedStyles = ${isChanged ? `require(${JSON.stringify(require.resolve('./styles.cjs'))}).shareComputedStyles` : '() => {}'};
    const from = require('node:module').createRequire(require.resolve('jest-environment-jsdom'));
    const { JSDOM } = from('jsdom');
    const selectors = ${JSON.stringify(selectors)};
    const body = ${JSON.stringify(body)};
    const { window } = new JSDOM('<!doctype html>' + body);
    shareComputedStyles(window);
    const { document } = window;
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = selectors.map((one, index) => one + ' { --x' + index + ': 1 }').join('\\n') + '@font-face { src: none }'
      + ${JSON.stringify(values)};
    const read = () => [...document.querySelectorAll('body, body *')].map((one) => {
      const style = window.getComputedStyle(one);
      const named = Array.from(style).map((property) => [property, style.getPropertyValue(property), style.getPropertyPriority(property)]);
      return [one.outerHTML.slice(0, 40), style.cssText, named];
    });
    const found = [read()];
    const change = (how) => { how(); found.push(read()); };
    const main = document.querySelector('main');
    const button = document.querySelector('button');
    change(() => main.classList.remove('a'));
    change(() => { sheet.sheet.insertRule('button { color: green; --late: 1 }', 0); main.title = 'changed'; });
    change(() => { sheet.sheet.deleteRule(1); main.title = 'again'; });
    change(() => button.style.setProperty('visibility', 'visible'));
    change(() => { button.disabled = false; button.style.color = 'currentcolor'; });
    change(() => main.append(document.querySelector('p')));
    change(() => { sheet.textContent = 'main { color: rgb(1, 2, 3) } .a { border-top-color: currentcolor }'; });
    change(() => document.head.append(Object.assign(document.createElement('style'), { textContent: 'i { display: none }' })));
    change(() => sheet.remove());
    const errors = [null, {}].map((one) => { try { window.getComputedStyle(one); } catch (error) { return error.name; } });
    process.stdout.write(JSON.stringify([found, errors]));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: import.meta.dirname, encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

const values = `main { color: red; visibility: hidden; pointer-events: none; caret-color: blue }
  p { color: currentcolor !important; background-color: inherit; border: 1px solid }
  .d { visibility: visible; color: unset; outline-color: currentcolor }
  @media screen { .c-1 { display: grid } i { --media: 1 } }
  @media print { .c-1 { display: none } }
  @keyframes k { from { color: red } }`;
const body = `<main class="a b" id="m"><p class="a" data-x="1" hidden>text</p><button disabled class="c-1 größe">b</button>
  <svg class="d"><foreignObject class="a"><i class="A"></i></foreignObject></svg><input type="checkbox" checked class="a,b">
  <em style="color: blue; visibility: visible">e <b>b</b></em><em>f</em></main>`;
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

test('styles are the same as in an unchanged jsdom, also after changes of elements and rules', () => {
  const plain = stylesOf(false);
  expect(stylesOf(true)).toEqual(plain);
  for (const part of ['"--x0","1"', '"--late","1"', '"--media","1"', 'rgb(1, 2, 3)', 'TypeError'])
    expect(JSON.stringify(plain)).toContain(part);
});
