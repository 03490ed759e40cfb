const { TextDecoder, TextEncoder } = require('node:util');
const { webcrypto } = require('node:crypto');
require('@testing-library/jest-dom/jest-globals');

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
if (globalThis.Element) Element.prototype.scrollIntoView ??= () => undefined;
globalThis.PointerEvent ??= class PointerEvent extends MouseEvent {
  constructor(type, init = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
    this.pointerId = init.pointerId ?? 0;
  }
};
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
