import { useMemo } from 'react';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { variableNames } from '../../../state/texts/variableNames.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';

export interface TemplateName {
  name: string;
  about: string;
}

const known: readonly TemplateName[] = Object.entries(formCopy.template.known).map(([name, about]) => ({ name, about }));

export function useTemplateNames(): readonly TemplateName[] {
  const nodes = useBuilderSelector(flowBuilderSlice.selectors.selectNodes);
  return useMemo(
    () => [...known, ...variableNames(nodes).map((name) => ({ name: `variables.${name}`, about: formCopy.template.variable }))],
    [nodes],
  );
}
