import type { FlowNode } from '@fanfare/shared/contracts';
import { Badge, color, font, space, type Tone, VisuallyHidden } from '@fanfare/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { versionCopy } from '../../copy/panels/versions.ts';
import type { GraphComparison } from '../graph/compareGraphs.ts';
import { nodeName } from '../graph/nodeTitle.ts';
import { nodeText } from '../texts/nodeText.ts';

const copy = versionCopy.changes;
const SHOWN = 8;

export function isSameGraph(comparison: GraphComparison): boolean {
  return Object.values(comparison).every((list: readonly unknown[]) => list.length === 0);
}

export function GraphChanges({ comparison }: { comparison: GraphComparison }) {
  const { added, removed, edited, moved, connected, disconnected } = comparison;
  const connections = copy.connections(connected.length, disconnected.length);
  return (
    <List>
      <Kind name={copy.added} tone="success" items={added} lineOf={(node) => named(node, nodeText(node))} />
      <Kind name={copy.removed} tone="danger" items={removed} lineOf={(node) => named(node, nodeText(node))} />
      <Kind
        name={copy.edited}
        tone="warning"
        items={edited}
        lineOf={({ before, after }) => {
          const [was, is] = [nodeText(before), nodeText(after)];
          return named(
            after,
            was === is ? null : (
              <>
                <VisuallyHidden>{copy.before}</VisuallyHidden>
                <del>{was}</del> <VisuallyHidden>{copy.after}</VisuallyHidden>
                <ins>{is}</ins>
              </>
            ),
          );
        }}
      />
      <Kind name={copy.moved} tone="accent" items={moved} lineOf={({ after }) => named(after, null)} />
      {connections === '' ? null : <li>{connections}</li>}
    </List>
  );
}

interface KindProps<T> {
  name: string;
  tone: Tone;
  items: readonly T[];
  lineOf: (item: T) => ReactNode;
}

function Kind<T>({ name, tone, items, lineOf }: KindProps<T>) {
  if (items.length === 0) return null;
  return (
    <li>
      <Badge tone={tone}>{`${name} ${items.length}`}</Badge>
      <ul>
        {items.slice(0, SHOWN).map((item, place) => (
          <li key={place}>{lineOf(item)}</li>
        ))}
        {items.length > SHOWN ? <li>{copy.more(items.length - SHOWN)}</li> : null}
      </ul>
    </li>
  );
}

function named(node: FlowNode, what: ReactNode): ReactNode {
  return (
    <>
      <strong>{nodeName(node)}</strong> <span>{what}</span>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.x1half};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
  ul { display: grid; gap: ${space.half}; margin: ${space.half} 0 0; padding: 0; list-style: none; }
  strong { font-weight: ${font.weight.medium}; }
  span { color: ${color.textMuted}; }
  del { color: ${color.danger}; }
  ins { color: ${color.success}; text-decoration: none; }
`;
