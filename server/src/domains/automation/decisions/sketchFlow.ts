import { defaultNodeLabels, type EventDecision, type FlowGraph, type FlowNode } from '@fanfare/shared/contracts';

type Sketch = NonNullable<EventDecision['flow']>;

const TEXT_MAX_LENGTH = 200;

/** Without secrets, such as headers of requests. */
export function sketchFlow({ nodes, edges }: FlowGraph): Sketch {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return {
    nodes: nodes.map((node) => ({
      id: node.id,
      type: node.type,
      x: node.position.x,
      y: node.position.y,
      name: ownName(node),
      text: textOf(node),
      isDisabled: node.data.disabled ?? false,
    })),
    edges: edges.map(({ source, target, sourceHandle = null }) => ({
      source,
      target,
      output: sourceHandle,
      title: sourceHandle === null ? null : titleOf(byId.get(source), sourceHandle),
    })),
  };
}

function ownName({ type, data: { label = '' } }: FlowNode): string | null {
  const name = label.trim();
  return name === '' || name === defaultNodeLabels[type] ? null : name;
}

function textOf({ data }: FlowNode): string | null {
  const { content, keyword, start, tag, variable, request, cards, media, rules } = data;
  const [rule] = rules?.rules ?? [];
  const texts = [
    content,
    keyword,
    [start?.keyword, ...(start?.keywords ?? [])].filter(Boolean).join(', '),
    tag?.tag,
    variable?.name,
    request && hostOf(request.url),
    cards?.cards[0]?.title,
    media?.urls[0],
    rule?.value,
  ];
  const text = texts.find((each) => each?.trim())?.trim() ?? '';
  return text === '' ? null : text.slice(0, TEXT_MAX_LENGTH);
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}

function titleOf(node: FlowNode | undefined, output: string): string | null {
  const options = [
    ...(node?.data.choices?.options ?? []),
    ...(node?.data.cards?.cards ?? []).flatMap(({ buttons = [] }) => buttons),
  ];
  return options.find(({ id }) => id === output)?.title.trim() || null;
}
