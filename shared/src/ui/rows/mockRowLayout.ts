import { jest } from '@jest/globals';

export function mockRowLayout(rowPx: number, count: number): void {
  const isRow = (element: Element) => element.hasAttribute('data-index');
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return isRow(this) ? rowPx : 600;
  });
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return isRow(this) ? rowPx : 600;
  });
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(rowPx * count);
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    this.scrollTop = typeof options === 'object' ? (options.top ?? 0) : 0;
    this.dispatchEvent(new Event('scroll'));
  };
  window.scrollTo = () => undefined;
}
