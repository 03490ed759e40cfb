import type { NodeType } from '@fanfare/shared/contracts';
import { color, Dialog, FieldFrame, font, Input, motion, radius, Select, space } from '@fanfare/shared/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { outlineCopy } from '../../copy/panels/outline.ts';
import { nodeName } from '../../state/graph/nodeTitle.ts';
import { hasInput } from '../../state/graph/outputHandles.ts';
import { findInCatalog, nodeIcons } from '../../state/nodeCatalog.ts';
import { outputsOf } from '../../state/outputsOf.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { type OutputRef, targetOf } from './outlineEdits.ts';

const copy = outlineCopy.add;
const { selectEdges, selectNodes } = flowBuilderSlice.selectors;

interface AddDialogProps {
  way: OutputRef | null;
  onAdd: (type: NodeType, way: OutputRef | null) => void;
  onClose: () => void;
}

export function AddDialog({ way, onAdd, onClose }: AddDialogProps) {
  const nodes = useBuilderSelector(selectNodes);
  const edges = useBuilderSelector(selectEdges);
  const ways = way ? outputsOf(way.node.type, way.node.data) : [];
  const isNamed = ways.some(({ id }) => id === way?.output);
  const [output, setOutput] = useState(() => (isNamed ? way?.output : firstOpen(ways.map(({ id }) => id)))?.toString() ?? '');
  const [query, setQuery] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const found = findInCatalog(query)
    .flatMap(({ entries }) => entries)
    .filter(({ type }) => way === null || hasInput(type));

  function firstOpen(ids: readonly (string | null)[]): string | null {
    const open = ids.find((id) => way && targetOf({ nodes, edges }, { node: way.node, output: id }) === null);
    return open ?? ids[0] ?? null;
  }
  const add = (type: NodeType) => onAdd(type, way && { node: way.node, output: output || null });
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key === 'Enter' && first) {
      event.preventDefault();
      add(first.type);
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector('button')?.focus();
    }
  };
  const moveOnKey = (event: KeyboardEvent) => {
    const change = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (change === undefined || !list.current) return;
    event.preventDefault();
    const buttons = [...list.current.querySelectorAll('button')];
    const place = buttons.findIndex((button) => button.matches(':focus'));
    buttons[place + change]?.focus();
  };
  return (
    <Dialog open title={way ? copy.title(nodeName(way.node)) : copy.titleFirst} onClose={onClose}>
      <Fields>
        {ways.length > 1 ? (
          <FieldFrame label={copy.way}>
            {(wiring) => (
              <Select {...wiring} value={output} onChange={(event) => setOutput(event.target.value)}>
                {ways.map(({ id, label }) => (
                  <option key={id} value={id ?? ''}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
        ) : null}
        <Input
          type="search"
          autoFocus
          aria-label={copy.search}
          placeholder={copy.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Kinds ref={list} onKeyDown={moveOnKey}>
          {found.map(({ type, name, description }) => {
            const Icon = nodeIcons[type];
            return (
              <button key={type} type="button" onClick={() => add(type)}>
                <Icon aria-hidden="true" size={18} />
                <span>
                  <strong>{name}</strong>
                  <small>{description}</small>
                </span>
              </button>
            );
          })}
          {found.length === 0 ? <p>{copy.nothing}</p> : null}
        </Kinds>
      </Fields>
    </Dialog>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
`;

const Kinds = styled.div`
  display: grid;
  gap: 2px;
  max-height: min(50vh, 420px);
  overflow-y: auto;
  button {
    display: flex;
    align-items: center;
    gap: ${space.x1half};
    min-height: 44px;
    padding: ${space.half} ${space.x1};
    border: 0;
    border-radius: ${radius.small};
    background: none;
    color: ${color.text};
    text-align: start;
    cursor: pointer;
    transition: background ${motion.quick};
    &:hover, &:focus-visible { background: ${color.sunken}; }
    svg { flex: none; color: ${color.accent}; }
    strong { display: block; font-weight: ${font.weight.medium}; }
    small { display: block; font-size: ${font.size.small}; color: ${color.textMuted}; }
  }
  p { padding: ${space.x2}; text-align: center; color: ${color.textMuted}; }
`;
