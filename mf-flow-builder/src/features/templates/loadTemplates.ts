import { type FlowTemplate, flowTemplates } from '@fanfare/engine/flow-templates';
import { language } from '@fanfare/shared/language';
import type { TemplateTexts } from './TemplateTexts.ts';

/** Loads templates in the language of the page, including the texts of their nodes. */
export async function loadTemplates(): Promise<readonly FlowTemplate[]> {
  if (language() !== 'de') return flowTemplates;
  const { germanTemplates } = await import(/* webpackChunkName: "translations-de-templates" */ './german/germanTemplates.ts');
  return flowTemplates.map((template) => translated(template, germanTemplates[template.id]));
}

function translated(template: FlowTemplate, texts: TemplateTexts | undefined): FlowTemplate {
  if (!texts) return template;
  const { nodes, ...about } = texts;
  const { graph } = template;
  const translatedNodes = graph.nodes.map((node) => ({ ...node, data: merged(node.data, nodes[node.id] ?? {}) }));
  return { ...template, ...about, graph: { ...graph, nodes: translatedNodes } };
}

/** Lists are replaced, not merged. */
function merged<Whole extends object>(whole: Whole, parts: object): Whole {
  const result = { ...whole };
  for (const [name, part] of Object.entries(parts)) {
    const before: unknown = Reflect.get(result, name);
    Reflect.set(result, name, isRecord(before) && isRecord(part) ? merged(before, part) : part);
  }
  return result;
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
