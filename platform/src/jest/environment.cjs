const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals of Node that every supported browser has and jsdom leaves out. Request handlers (MSW) need them. */
const missing = ['Request', 'Response', 'Headers', 'ReadableStream', 'WritableStream', 'TransformStream', 'BroadcastChannel'];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
  }
};
