const { createRequire } = require('node:module');

const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = ofEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;
const targets = new Map();
const classLists = new Map();

function readTargets(selector) {
  let text = selector;
  for (let before; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '!');
  }
  if (!/^[\w\s.,:#*!>+~-]*$/.test(text) || text === '') return null;
  return text.split(',').map((part) => {
    const [named] = part
      .trim()
      .split(/[\s>+~]+/)
      .at(-1)
      .split(/[:!]/);
    const tag = /^[\w-]*/.exec(named)[0];
    return { tag: tag.toLowerCase(), classes: [...named.matchAll(/\.([\w-]+)/g)].map(([, name]) => name) };
  });
}

function remember(map, key, read) {
  let value = map.get(key);
  if (value === undefined) {
    value = read(key);
    map.set(key, value);
  }
  return value;
}

const readClasses = (text) => new Set(text.split(/\s+/));

/** See ADR 0105. */
selectors.matchesDontThrow = (element, selector) => {
  const wanted = typeof selector === 'string' ? remember(targets, selector, readTargets) : null;
  if (wanted !== null) {
    const name = element._localName.toLowerCase();
    const classes = remember(classLists, element.getAttributeNS(null, 'class') ?? '', readClasses);
    if (!wanted.some((one) => (one.tag === '' || one.tag === name) && one.classes.every((each) => classes.has(each))))
      return false;
  }
  return matchesDontThrow(element, selector);
};
