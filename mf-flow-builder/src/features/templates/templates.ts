import { type FlowTemplate, flowTemplates } from '@fanfare/engine/flow-templates';
import { textsOf } from '@fanfare/shared/language';

/** Every template in the language of the page, with what its flow says: on the canvas it becomes its owner's. */
export const templates: readonly FlowTemplate[] = flowTemplates.map(inLanguage);

function inLanguage({ id, graph, ...about }: FlowTemplate): FlowTemplate {
  const nodes = Object.fromEntries(graph.nodes.map((node) => [node.id, node.data]));
  const { nodes: datas, ...texts } = textsOf(`flow-builder/flow-templates/${id}`, { ...about, nodes });
  const translated = graph.nodes.map((node) => ({ ...node, data: datas[node.id] ?? node.data }));
  return { id, ...texts, graph: { ...graph, nodes: translated } };
}
