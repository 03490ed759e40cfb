import { moduleProbes } from '@fanfare/shared/contracts';
import { beforeEach, expect, jest, test } from '@jest/globals';

beforeEach(() => {
  jest.resetModules();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'IntegrityViolationReportBody');
});

const { page, inserted } = moduleProbes;
const refusing =
  (...refused: string[]) =>
  async (url: string) => {
    if (refused.includes(url)) throw new TypeError(`Failed to fetch dynamically imported module: ${url}`);
  };

test.each([
  ['refuses the wrong one', page.wrong, true],
  ['runs everything', '', false],
])('a browser that %s: with the import map of the page', async (_, refused, isChecked) => {
  const { canCheckModules } = await import('./canCheckModules.ts');
  expect(await canCheckModules(false, refusing(refused))).toBe(isChecked);
  expect(document.querySelector('script[type="importmap"]')).toBeNull();
});

test.each([
  ['refuses the wrong one', [inserted.wrong], true],
  ['ignores a later map', [], false],
  ['runs no module at all', [inserted.right, inserted.wrong], false],
])('a browser that %s: with an import map inserted later', async (_, refused, isChecked) => {
  const { canCheckModules } = await import('./canCheckModules.ts');
  expect(await canCheckModules(true, refusing(...refused))).toBe(isChecked);
  expect(JSON.parse(document.querySelector('script[type="importmap"]')?.textContent ?? '')).toEqual({
    integrity: inserted.integrity,
  });
});

test('does not probe a browser with Integrity-Policy, which refuses unchecked modules itself', async () => {
  Object.assign(window, { IntegrityViolationReportBody: class {} });
  const { canCheckModules } = await import('./canCheckModules.ts');
  const load = jest.fn(async () => {});
  expect(await canCheckModules(true, load)).toBe(true);
  expect(load).not.toHaveBeenCalled();
});
