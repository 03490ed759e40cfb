const { TextDecoder, TextEncoder } = require('node:util');
const { webcrypto } = require('node:crypto');
require('@testing-library/jest-dom/jest-globals');

// jsdom leaves out a few globals that every supported browser has.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
if (!globalThis.crypto?.randomUUID) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
globalThis.PointerEvent ??= class PointerEvent extends MouseEvent {
  constructor(type, init = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
    this.pointerId = init.pointerId ?? 0;
  }
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
