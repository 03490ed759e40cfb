import type { FlowTemplate } from '@fanfare/engine/flow-templates';
import { placedAcross } from '../../state/layout/placedAcross.ts';
import { loadTemplates } from './loadTemplates.ts';

export async function placedTemplates(): Promise<readonly FlowTemplate[]> {
  const templates = await loadTemplates();
  return templates.map((template) => ({ ...template, graph: placedAcross(template.graph) }));
}
