const { createRequire } = require('node:module');

/** See ADR 0105. */
const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const ofJsdom = createRequire(ofEnvironment.resolve('jsdom/lib/jsdom/living/helpers/style-rules.js'));
const { matchesDontThrow } = ofJsdom('./selectors.js');
const styleRules = ofJsdom('./style-rules.js');
const utils = ofJsdom('../generated/utils.js');
const { CSSStyleDeclaration } = ofJsdom('cssstyle');
const defaultSheet = ofJsdom('rrweb-cssom').parse(ofJsdom('../../browser/default-stylesheet'));

const HTML = 'http://www.w3.org/1999/xhtml';
const targets = new Map();
const indexes = new WeakMap();
const numbers = new WeakMap();
const declarations = new WeakMap();
const computed = new WeakMap();
const generations = new WeakMap();
let lastNumber = 0;

function remember(map, key, read) {
  let value = map.get(key);
  if (value === undefined) {
    value = read(key);
    map.set(key, value);
  }
  return value;
}

function readTargets(selector) {
  let text = selector;
  for (let before; before !== text; ) {
    before = text;
    text = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, '!');
  }
  if (!/^[\w\s.,:#*!>+~-]*$/.test(text) || text === '') return null;
  return text.split(',').map((part) => {
    const whole = part.trim();
    const [named] = whole
      .split(/[\s>+~]+/)
      .at(-1)
      .split(/[:!]/);
    const tag = /^[\w-]*/.exec(named)[0];
    const classes = [...named.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
    return { tag: tag.toLowerCase(), classes, isAll: /^[a-z\d-]*(\.[\w-]+)*$/.test(whole) && whole !== '' };
  });
}

const numberOf = (rule) => remember(numbers, rule, () => ++lastNumber);

function readSheet(sheet) {
  const rules = [...sheet.cssRules].flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.prototype.includes.call(rule.media, 'screen') ? [...rule.cssRules] : [];
  });
  const entries = rules
    .filter(({ selectorText }) => selectorText !== undefined)
    .map((rule) => ({ rule, number: numberOf(rule), wanted: remember(targets, rule.selectorText, readTargets) }));
  return { source: [...sheet.cssRules], entries, candidates: new Map() };
}

function indexOf(sheet) {
  const known = indexes.get(sheet);
  const { cssRules } = sheet;
  if (known?.source.length === cssRules.length && known.source.every((rule, place) => rule === cssRules[place])) return known;
  const index = readSheet(sheet);
  indexes.set(sheet, index);
  return index;
}

function candidatesFor({ entries, candidates }, element) {
  const isHtml = element._namespaceURI === HTML;
  const name = element._localName.toLowerCase();
  const text = element.getAttributeNS(null, 'class') ?? '';
  return remember(candidates, `${isHtml} ${name} ${text}`, () => {
    const classes = new Set(text.split(/\s+/));
    const isWanted = (one) => (one.tag === '' || one.tag === name) && one.classes.every((each) => classes.has(each));
    return entries.flatMap(({ rule, number, wanted }) => {
      const found = wanted?.filter(isWanted);
      if (found?.length === 0) return [];
      const isSure = found?.some(({ tag, isAll }) => isAll && (tag === '' || isHtml)) ?? false;
      return [{ rule, number, isSure }];
    });
  });
}

function declare(matched, element) {
  const declaration = new CSSStyleDeclaration();
  for (const style of [...matched.map(({ rule }) => rule.style), element.style]) {
    for (const property of Array.from(style ?? [])) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  }
  return declaration;
}

styleRules.getDeclarationForElement = (element) => {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  return remember(document._styleCache, element, () => {
    const matched = [defaultSheet, ...document.styleSheets._list].flatMap((sheet) =>
      candidatesFor(indexOf(sheet), element).filter(({ rule, isSure }) => isSure || matchesDontThrow(element, rule.selectorText)),
    );
    const inline = element.style?.length > 0 ? element.style.cssText : '';
    const ofDocument = remember(declarations, document, () => new Map());
    return remember(ofDocument, `${matched.map(({ number }) => number)} ${inline}`, () => declare(matched, element));
  });
};

exports.shareComputedStyles = (window) => {
  const { getComputedStyle } = window;
  const none = {};
  const computedOf = (element) => {
    const declaration = styleRules.getDeclarationForElement(element);
    const generation = remember(generations, element._ownerDocument._styleCache, () => new WeakMap());
    return remember(generation, element, () => {
      const parent = element.parentElement ? computedOf(element.parentElement) : none;
      const ofDeclaration = remember(computed, declaration, () => new WeakMap());
      return remember(ofDeclaration, parent, () => getComputedStyle.call(window, utils.wrapperForImpl(element)));
    });
  };
  window.getComputedStyle = (element, ...pseudo) => {
    const impl = pseudo.some(Boolean) ? null : utils.implForWrapper(element);
    return impl?._localName === undefined ? getComputedStyle.call(window, element, ...pseudo) : computedOf(impl);
  };
};
