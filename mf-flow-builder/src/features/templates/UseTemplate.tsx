import type { FlowTemplate } from '@fanfare/engine/flow-templates';
import { useEffect, useEffectEvent } from 'react';
import { useTemplate } from './useTemplate.ts';

export function UseTemplate({ templates, id }: { templates: readonly FlowTemplate[]; id: string }) {
  const apply = useTemplate();
  const put = useEffectEvent((templateId: string) => {
    const template = templates.find((known) => known.id === templateId);
    if (template) apply(template);
  });
  useEffect(() => put(id), [id]);
  return null;
}
