import { message } from '@fanfare/shared/contracts';
import type { Parsed } from '../params/Parsed.ts';
import { compileTemplate, errorText, isTemplate, type TemplateReference } from './compileTemplate.ts';
import type { TemplatePosition } from './TemplatePosition.ts';
import type { TemplateScope } from './TemplateScope.ts';

export interface Rendered {
  text: string;
  /** Names without a value, for example `variables.city`. They render as empty text. */
  missing: readonly string[];
}

const RENDERED_MAX_LENGTH = 50_000;

/** For an unset variable called `size`, Liquid would otherwise return the number of variables. */
const noSize = { size: undefined };

export function renderTemplate(source: string, position: TemplatePosition, scope: TemplateScope): Parsed<Rendered> {
  if (!isTemplate(source)) return { ok: true, value: { text: source, missing: [] } };
  const compiled = compileTemplate(source, position);
  if (!compiled.ok) return compiled;
  const { liquid, templates, references } = compiled.value;
  try {
    const text = String(liquid.renderSync(templates, { ...scope, variables: { ...noSize, ...scope.variables } }));
    if (text.length > RENDERED_MAX_LENGTH) return { ok: false, error: message('runs.template-too-long') };
    return { ok: true, value: { text, missing: missingIn(references, scope) } };
  } catch (error) {
    return { ok: false, error: message('runs.template-failed', { problem: errorText(error) }) };
  }
}

function missingIn(references: readonly TemplateReference[], scope: TemplateScope): string[] {
  return references.filter(({ path, isOptional }) => !isOptional && !isPresent(path, scope)).map(({ path }) => path.join('.'));
}

function isPresent(path: readonly string[], scope: TemplateScope): boolean {
  let value: unknown = scope;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
    value = Reflect.get(value, name);
  }
  return value !== null && value !== undefined && value !== '';
}
