import { createRequire } from 'node:module';
import { test } from 'node:test';
import { expect } from 'expect';

const require = createRequire(import.meta.url);
const fromEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const { JSDOM } = fromEnvironment('jsdom');
const { implForWrapper } = fromEnvironment('jsdom/lib/jsdom/living/generated/utils.js');
const styleRules = fromEnvironment('jsdom/lib/jsdom/living/helpers/style-rules.js');
const declareSlowly = styleRules.getDeclarationForElement;
const { keepComputedStyles } = require('./quickStyles.cjs');

const page = `<!doctype html><style>
  .a { color: red; display: block } div.a { color: green } .b, p .c:hover { visibility: hidden }
  .a:not(.b, .c) { margin-top: 3px } :is(.b, i) { padding-top: 4px } .a > .c::before { color: blue } [data-x="a,b"] { width: 1px }
  .c[data-x="(]"] { height: 2px } #one .c { top: 1px } * { left: 2px } .a { color: unset } @media screen { .c { right: 5px } }
  @media print { .c { display: none } } .d\\:e { bottom: 1px } .outer .b + .c { order: 3 } INPUT.b { color: pink }
</style><div id="one" class="a outer"><p class="a b">x<i class="c" data-x="a,b">y</i></p><i class="c" hidden></i><b class="c" data-x="(]"></b>
<input class="b" type="hidden"><span class="d:e b" style="color: blue"></span><svg><g class="a"></g></svg></div>`;

test('elements have the styles that jsdom finds without an index', () => {
  const { document } = new JSDOM(page).window;
  const stylesOf = (declare: typeof declareSlowly) =>
    [...document.querySelectorAll('*')].map((element) => {
      const impl = implForWrapper(element);
      impl._ownerDocument._styleCache = null;
      return `${element.outerHTML.slice(0, 40)}: ${declare(impl).cssText}`;
    });
  const styles = stylesOf(styleRules.getDeclarationForElement);
  expect(styles).toEqual(stylesOf(declareSlowly));
  expect(styles.join('\n')).toMatch(/right: 5px/);
});

test('a kept style is computed again after the document, a rule or an attribute changes', () => {
  const { window } = new JSDOM('<!doctype html><style>.shut { display: none }</style><main><p>x</p></main>');
  keepComputedStyles(window);
  const { document } = window;
  const paragraph = document.querySelector('p');
  const main = document.querySelector('main');
  const display = () => window.getComputedStyle(paragraph).display;
  expect([display(), display()]).toEqual(['block', 'block']);
  paragraph.className = 'shut';
  expect(display()).toBe('none');
  document.querySelector('style').append('.shut { display: inline }');
  expect(display()).toBe('inline');
  paragraph.style.display = 'flex';
  expect(display()).toBe('flex');
  main.style.visibility = 'hidden';
  expect(window.getComputedStyle(paragraph).visibility).toBe('hidden');
});
