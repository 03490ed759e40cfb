import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Page {
  evaluate<T>(expression: string): Promise<T>;
}

interface Violation {
  id: string;
  help: string;
  where: string[];
}

interface Context {
  /** Selectors; the whole page by default. */
  include?: readonly string[];
  exclude?: readonly string[];
}

const axe = fileURLToPath(import.meta.resolve('axe-core/axe.min.js'));

/** Skips frames: `@axe-core/playwright` opens another page for each check, which is slower. */
export async function findViolations(page: Page, context: Context = {}): Promise<Violation[]> {
  if (await page.evaluate<boolean>('typeof axe === "undefined"')) await page.evaluate(`${readFileSync(axe, 'utf8')}; undefined`);
  const part = context.include || context.exclude ? JSON.stringify(context) : 'document';
  return await page.evaluate(`
    axe
      .run(${part}, { resultTypes: ['violations'], iframes: false })
      .then(({ violations }) => violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ target }) => target.join(' ')) })))
  `);
}
