/** jsdom has no layout; React Flow needs sizes and `elementsFromPoint`. */
export function stubLayout(): void {
  globalThis.ResizeObserver = class implements ResizeObserver {
    private readonly onResize: ResizeObserverCallback;
    constructor(onResize: ResizeObserverCallback) {
      this.onResize = onResize;
    }
    observe(target: Element): void {
      const size = [{ blockSize: 100, inlineSize: 240 }];
      const contentRect = DOMRect.fromRect({ width: 240, height: 100 });
      this.onResize([{ target, contentRect, borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size }], this);
    }
    unobserve(): void {}
    disconnect(): void {}
  };
  // React Flow reads only the zoom.
  Object.defineProperty(globalThis, 'DOMMatrixReadOnly', {
    configurable: true,
    value: class {
      readonly m22 = 1;
    },
  });
  Object.defineProperties(HTMLElement.prototype, {
    offsetWidth: { configurable: true, get: () => 240 },
    offsetHeight: { configurable: true, get: () => 100 },
  });
  Object.defineProperty(SVGElement.prototype, 'getBBox', {
    configurable: true,
    value: () => ({ x: 0, y: 0, width: 0, height: 0 }),
  });
  document.elementFromPoint = () => null;
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
}
