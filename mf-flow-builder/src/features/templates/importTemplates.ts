import type { FlowTemplate } from '@fanfare/engine/flow-templates';

export async function importTemplates(): Promise<readonly FlowTemplate[]> {
  const { placedTemplates } = await import(/* webpackChunkName: "templates" */ './placedTemplates.ts');
  return placedTemplates();
}
