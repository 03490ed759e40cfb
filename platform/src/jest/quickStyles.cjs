const from = { paths: [require.resolve('jest-environment-jsdom')] };
const jsdom = require.resolve('jsdom', from);
const jsdomFile = (file) => require(require.resolve(`jsdom/lib/jsdom/${file}`, from));
const parts = { paths: [jsdom] };
const cssom = require(require.resolve('rrweb-cssom', parts));
const { CSSStyleDeclaration } = require(require.resolve('cssstyle', parts));
const { matchesDontThrow } = jsdomFile('living/helpers/selectors.js');
const styleRules = jsdomFile('living/helpers/style-rules.js');
const { implForWrapper } = jsdomFile('living/generated/utils.js');

const { forEach } = Array.prototype;
const ANY = '*';
const defaultSheet = cssom.parse(jsdomFile('browser/default-stylesheet.js'));
const indexes = new WeakMap();
const declarationsOf = new WeakMap();

/** Queries by role need the style of each element. */
styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const known = document._styleCache.get(element);
  if (known) return known;
  const declaration = declare(element, document);
  document._styleCache.set(element, declaration);
  return declaration;
};

function declare(element, document) {
  const rules = [defaultSheet, ...document.styleSheets._list].flatMap((sheet) => rulesFor(element, indexOf(sheet)));
  const inline = element.style.length > 0 ? [element] : [];
  const declaration = new CSSStyleDeclaration();
  for (const { style } of [...rules, ...inline])
    forEach.call(style, (property) => {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    });
  return declaration;
}

function rulesFor(element, index) {
  const classes =
    element
      .getAttributeNS(null, 'class')
      ?.split(/\s+/)
      .map((name) => `.${name}`) ?? [];
  const keys = new Set([ANY, element._localName.toLowerCase(), ...classes]);
  const found = new Set([...keys].flatMap((key) => index.get(key) ?? []));
  return [...found]
    .toSorted((a, b) => a.place - b.place)
    .map(({ rule }) => rule)
    .filter(({ selectorText }) => matchesDontThrow(element, selectorText));
}

function indexOf(sheet) {
  const { length } = sheet.cssRules;
  const known = indexes.get(sheet);
  if (known?.length === length && known.last === sheet.cssRules[length - 1]) return known.index;
  const index = new Map();
  const rules = Array.from(sheet.cssRules).flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules) : [];
  });
  for (const [place, rule] of rules.entries()) {
    const entry = { rule, place };
    for (const key of keysOf(rule.selectorText)) index.set(key, [...(index.get(key) ?? []), entry]);
  }
  indexes.set(sheet, { index, length, last: sheet.cssRules[length - 1] });
  return index;
}

/** A class or tag per selector. */
function keysOf(selector = '') {
  const text = withoutArguments(selector.replaceAll(/\[[^\]]*\]/g, ''));
  if (!/^[\w\s.#>+~,*:-]+$/.test(text)) return [ANY];
  return text.split(',').map((one) => {
    const last = one
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return /\.[\w-]+/.exec(last)?.[0] ?? /^[\w-]+/.exec(last)?.[0].toLowerCase() ?? ANY;
  });
}

function withoutArguments(selector) {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

exports.keepComputedStyles = (window) => {
  const compute = window.getComputedStyle;
  const document = implForWrapper(window.document);
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || !element?.isConnected || element.ownerDocument !== window.document)
      return compute(element, pseudoElement);
    const known = declarationsOf.get(document._styleCache ?? document)?.get(element);
    if (known) return known;
    const style = compute(element);
    const cache = document._styleCache;
    if (!declarationsOf.has(cache)) declarationsOf.set(cache, new WeakMap());
    declarationsOf.get(cache).set(element, style);
    return style;
  };
};
