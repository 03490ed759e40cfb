import type { FlowTemplate } from '@fanfare/engine/flow-templates';

/** All templates are in a chunk that loads when they are opened. */
export async function importTemplates(): Promise<readonly FlowTemplate[]> {
  const { loadTemplates } = await import(/* webpackChunkName: "templates" */ './loadTemplates.ts');
  return loadTemplates();
}
