import type { FlowTemplate } from '@fanfare/engine/flow-templates';

export async function importTemplates(): Promise<readonly FlowTemplate[]> {
  const { loadTemplates } = await import(/* webpackChunkName: "templates" */ './loadTemplates.ts');
  return loadTemplates();
}
