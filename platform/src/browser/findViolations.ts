import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The part of Playwright's page that this needs. */
interface Page {
  evaluate<T>(expression: string): Promise<T>;
}

interface Violation {
  id: string;
  help: string;
  /** A selector for each element. */
  where: string[];
}

interface Context {
  /** Selectors; the whole page when left out. */
  include?: readonly string[];
  exclude?: readonly string[];
}

const axe = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/**
 * Checks a page, without its frames, by the rules of axe. `AxeBuilder` of `@axe-core/playwright` sends axe to the page again each time and
 * opens another page for the result, which takes longer than the check.
 */
export async function findViolations(page: Page, context: Context = {}): Promise<Violation[]> {
  if (await page.evaluate<boolean>('typeof axe === "undefined"')) await page.evaluate(`${readFileSync(axe, 'utf8')}; undefined`);
  const part = context.include || context.exclude ? JSON.stringify(context) : 'document';
  return await page.evaluate(`
    axe
      .run(${part}, { resultTypes: ['violations'], iframes: false })
      .then(({ violations }) => violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) })))
  `);
}
