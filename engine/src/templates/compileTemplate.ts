import { message } from '@fanfare/shared/contracts';
import { type Liquid, Output, type Template, toValueSync } from 'liquidjs';
import type { Parsed } from '../params/Parsed.ts';
import { createLiquid } from './createLiquid.ts';
import type { TemplatePosition } from './TemplatePosition.ts';

export interface TemplateReference {
  path: readonly string[];
  /** True if the template handles a missing value. */
  isOptional: boolean;
}

export interface CompiledTemplate {
  liquid: Liquid;
  templates: Template[];
  references: readonly TemplateReference[];
}

const CACHE_MAX = 1_000;

const liquids: Record<TemplatePosition, Liquid> = {
  text: createLiquid('text'),
  url: createLiquid('url'),
  json: createLiquid('json'),
};
const known = new Map<string, Parsed<CompiledTemplate>>();

export function isTemplate(text: string): boolean {
  return text.includes('{{') || text.includes('{%');
}

export function compileTemplate(source: string, position: TemplatePosition): Parsed<CompiledTemplate> {
  const key = `${position}:${source}`;
  const found = known.get(key) ?? read(source, liquids[position]);
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > CACHE_MAX && oldest !== undefined) known.delete(oldest);
  return found;
}

function read(source: string, liquid: Liquid): Parsed<CompiledTemplate> {
  try {
    const templates = liquid.parse(source);
    return { ok: true, value: { liquid, templates, references: referencesOf(liquid, templates) } };
  } catch (error) {
    return { ok: false, error: message('flow-issues.template-unreadable', { problem: errorText(error) }) };
  }
}

export function errorText(error: unknown): string {
  return error instanceof Error ? error.message.replace(/, line:(\d+), col:(\d+).*$/s, ' (line $1, column $2)') : String(error);
}

function referencesOf(liquid: Liquid, templates: Template[]): TemplateReference[] {
  const needed = new Set(
    outputsOf(templates)
      .filter(isWithoutDefault)
      .flatMap((output) => pathsIn(liquid, [output])),
  );
  const paths = new Map(liquid.globalVariableSegmentsSync(templates).map((segments) => [JSON.stringify(segments), segments]));
  return [...paths].map(([key, segments]) => ({ path: segments.map(String), isOptional: !needed.has(key) }));
}

function pathsIn(liquid: Liquid, templates: Template[]): string[] {
  return liquid.variableSegmentsSync(templates).map((segments) => JSON.stringify(segments));
}

function isWithoutDefault({ value }: Output): boolean {
  return !value.filters.some(({ name }) => name === 'default');
}

function outputsOf(templates: readonly Template[]): Output[] {
  return templates.flatMap((template) => {
    if (template instanceof Output) return [template];
    return template.children ? outputsOf(toValueSync(template.children(false, true))) : [];
  });
}
