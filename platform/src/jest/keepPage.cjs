const IS_OF_REACT = /^_?_react/i;

function objectsOfPage() {
  const values = Object.values(Object.getOwnPropertyDescriptors(window)).map(({ value }) => value);
  const namespaces = [
    document,
    document.head,
    document.body,
    navigator,
    performance,
    history,
    screen,
    console,
    Intl,
    Math,
    window.crypto,
  ];
  const classes = values.filter((value) => typeof value === 'function');
  const prototypes = classes.map(({ prototype }) => prototype).filter((value) => typeof value === 'object' && value !== null);
  return new Set([window, ...namespaces, ...classes, ...prototypes]);
}

const attributesOf = (element) => [...element.attributes].map(({ name, value }) => [name, value]);

function remember() {
  const members = [...objectsOfPage()].map((object) => [object, Object.getOwnPropertyDescriptors(object)]);
  const elements = [document.documentElement, document.body].map((element) => [element, attributesOf(element)]);
  const head = new Set(document.head.children);
  const { title } = document;
  const { href } = location;
  return () => {
    for (const [object, known] of members) restoreMembers(object, known);
    for (const [element, attributes] of elements) {
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
      for (const [name, value] of attributes) element.setAttribute(name, value);
    }
    document.body.replaceChildren();
    for (const element of [...document.head.children]) if (!head.has(element) && element.localName !== 'style') element.remove();
    if (document.title !== title) document.title = title;
    if (location.href !== href || history.state !== null) history.replaceState(null, '', href);
  };
}

function restoreMembers(object, known) {
  const now = Object.getOwnPropertyDescriptors(object);
  for (const key of Reflect.ownKeys(now)) {
    const isNew = !Object.hasOwn(known, key) && typeof key === 'string' && !IS_OF_REACT.test(key);
    if (isNew && now[key].configurable) delete object[key];
  }
  for (const key of Reflect.ownKeys(known)) {
    const before = known[key];
    const after = now[key];
    const isSame = after?.value === before.value && after?.get === before.get && after?.set === before.set;
    if (!isSame && (after === undefined || after.configurable)) Object.defineProperty(object, key, before);
    else if (!isSame && after.writable) object[key] = before.value;
  }
}

let restore;
beforeAll(() => {
  // Of user-event.
  Reflect.deleteProperty(navigator, 'clipboard');
  restore = remember();
});

/** See ADR 0105. */
exports.restorePage = () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  restore();
};
