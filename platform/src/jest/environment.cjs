const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals that jsdom lacks and MSW needs. */
const missing = ['Request', 'Response', 'Headers', 'ReadableStream', 'WritableStream', 'TransformStream', 'BroadcastChannel'];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
  }
};
