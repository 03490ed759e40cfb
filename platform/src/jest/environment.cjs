const { shareComputedStyles } = require('./styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals that jsdom lacks and MSW needs. */
const missing = ['Response', 'Headers', 'ReadableStream', 'WritableStream', 'TransformStream', 'BroadcastChannel'];

/** Node rejects jsdom's abort signals, which the router adds to requests. */
class RequestWithAnySignal extends Request {
  constructor(input, init) {
    super(input, init?.signal ? { ...init, signal: signalOfNode(init.signal) } : init);
  }
}

function signalOfNode(signal) {
  const controller = new AbortController();
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  return controller.signal;
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.Request ??= RequestWithAnySignal;
    shareComputedStyles(this.global);
    for (const name of missing) this.global[name] ??= globalThis[name];
  }
};
