import { Check, Clock, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import type { EventDecision } from '../../../contracts/index.ts';
import { Button, color, font, media, radius, shadow, space, VisuallyHidden } from '../../../ui/index.ts';
import { explanationCopy } from '../copy.ts';
import { CARD, layoutFlow, type PlacedNode, type Sketch } from './layoutFlow.ts';
import { nodeLooks, nodeName } from './nodeLook.ts';
import { useRoom } from './useRoom.ts';

const text = explanationCopy.drawing;
const LIGHTING_MS = 800;
const STEP_MS = 120;
const SMALLEST = 0.86;
const LOW_PX = 200;

type Run = NonNullable<EventDecision['run']>;

interface FlowDrawingProps {
  sketch: Sketch;
  run: Run;
  selected: string | null;
  onSelect: (nodeId: string) => void;
}

/** The version that ran, with the path of this run. The timeline is its alternative as text. */
export function FlowDrawing({ sketch, run, selected, onSelect }: FlowDrawingProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [isTall, setIsTall] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const room = useRoom(frame);
  const { steps } = run;
  const layout = useMemo(() => layoutFlow(sketch, steps, { room, showsAll }), [sketch, steps, room, showsAll]);
  const { width, height, nodes, edges, hidden } = layout;
  const scale = Math.min(1, Math.max(SMALLEST, room / width));
  const count = Math.max(1, ...nodes.flatMap(({ numbers }) => numbers));
  const pause = Math.min(STEP_MS, LIGHTING_MS / count);
  const states = statesOf(run);

  useEffect(() => {
    if (selected === null) return;
    const card = frame.current?.querySelector(`[data-node="${CSS.escape(selected)}"]`);
    card?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [selected]);

  return (
    <Figure>
      <Frame ref={frame} role="group" aria-label={text.label(run.flow.name, run.flow.version)} $isTall={isTall}>
        <Sheet style={{ width: width * scale, height: height * scale }}>
          <Scaled style={{ width, height, transform: `scale(${scale})` }}>
            <svg width={width} height={height} aria-hidden="true">
              {edges.map(({ key, path, taken }) => (
                <g key={key}>
                  <path d={path} />
                  {taken === null ? null : <Lit d={path} pathLength={1} style={{ animationDelay: `${(taken - 1) * pause}ms` }} />}
                </g>
              ))}
              {edges.map(({ key, middle, output, title, taken }) => {
                const label = title ?? (output === null ? null : explanationCopy.outputs[output]);
                return label ? (
                  <text key={key} x={middle.x} y={middle.y} data-taken={taken !== null}>
                    {label.length > 18 ? `${label.slice(0, 17)}…` : label}
                  </text>
                ) : null;
              })}
            </svg>
            {nodes.map((placed) => (
              <NodeCard
                key={placed.node.id}
                placed={placed}
                state={states.get(placed.node.id) ?? 'done'}
                pause={pause}
                isSelected={placed.node.id === selected}
                onSelect={onSelect}
              />
            ))}
          </Scaled>
        </Sheet>
      </Frame>
      <Tools>
        {hidden > 0 || showsAll ? (
          <Button $size="small" $variant="quiet" onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? text.less : text.all(hidden)}
          </Button>
        ) : null}
        {height * scale > LOW_PX ? (
          <Taller $size="small" $variant="quiet" onClick={() => setIsTall(!isTall)}>
            {isTall ? text.reduce : text.enlarge}
          </Taller>
        ) : null}
      </Tools>
    </Figure>
  );
}

type State = 'done' | 'failed' | 'waiting';

function statesOf({ status, steps, waits = [], messages }: Run): Map<string, State> {
  const states = new Map<string, State>(waits.map(({ nodeId }) => [nodeId, 'waiting']));
  const last = steps.at(-1);
  const isLost = messages.some(({ state }) => state === 'failed');
  if (last && (last.result === 'failed' || (status === 'failed' && !isLost))) states.set(last.nodeId, 'failed');
  return states;
}

interface NodeCardProps {
  placed: PlacedNode;
  state: State;
  pause: number;
  isSelected: boolean;
  onSelect: (nodeId: string) => void;
}

const marks = { done: Check, failed: X, waiting: Clock } as const;

function NodeCard({ placed: { node, x, y, numbers }, state, pause, isSelected, onSelect }: NodeCardProps) {
  const { Icon, ink, ground } = nodeLooks[node.type];
  const name = nodeName(node);
  const place = { left: x, top: y, width: CARD.width, height: CARD.height };
  const first = numbers[0];
  if (first === undefined) {
    return (
      <Missed style={place} aria-hidden="true">
        <Tile>
          <Icon size={14} />
        </Tile>
        <Words>
          <b dir="auto">{name}</b>
          {node.text === null ? null : <span dir="auto">{node.text}</span>}
        </Words>
      </Missed>
    );
  }
  const Mark = marks[state];
  const written = numbers.join(', ');
  return (
    <Visited
      type="button"
      data-node={node.id}
      aria-pressed={isSelected}
      style={{ ...place, animationDelay: `${(first - 1) * pause}ms` }}
      $state={state}
      onClick={() => onSelect(node.id)}
    >
      <VisuallyHidden>{text.step(written)} </VisuallyHidden>
      <Numbers aria-hidden="true" $state={state}>
        {written}
      </Numbers>
      <Tile style={{ color: ink, background: ground }}>
        <Icon aria-hidden="true" size={14} />
      </Tile>
      <Words>
        <b dir="auto">{name}</b>
        {node.text === null ? null : <span dir="auto">{node.text}</span>}
      </Words>
      <Mark aria-hidden="true" size={14} />
    </Visited>
  );
}

const inks: Readonly<Record<State, string>> = { done: color.accent, failed: color.danger, waiting: color.kindTime };

const draw = keyframes`
  from { stroke-dashoffset: 1; }
  to { stroke-dashoffset: 0; }
`;
const light = keyframes`
  from { border-color: ${color.border}; box-shadow: none; }
`;

const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  min-width: 0;
`;

const Frame = styled.div<{ $isTall: boolean }>`
  min-width: 0;
  max-height: 560px;
  overflow: auto;
  ${media.narrow} { max-height: ${({ $isTall }) => ($isTall ? '70dvh' : `${LOW_PX}px`)}; }
`;

const Sheet = styled.div`
  position: relative;
  margin: 0 auto;
`;

const Scaled = styled.div`
  position: relative;
  transform-origin: 0 0;
  > svg { position: absolute; inset: 0; overflow: visible; }
  > svg path { fill: none; stroke: ${color.border}; stroke-width: 1.5; }
  > svg text {
    fill: ${color.textMuted};
    stroke: ${color.surface};
    stroke-width: 5px;
    paint-order: stroke;
    font-size: 12px;
    text-anchor: middle;
    dominant-baseline: central;
  }
  > svg text[data-taken='true'] { fill: ${color.accent}; font-weight: ${font.weight.medium}; }
`;

const Lit = styled.path`
  &&& { stroke: ${color.accent}; stroke-width: 2.5; stroke-linecap: round; }
  stroke-dasharray: 1;
  animation: ${draw} 180ms ease-out backwards;
`;

const card = css`
  position: absolute;
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 0 10px;
  border-radius: ${radius.medium};
  text-align: start;
`;

const Missed = styled.div`
  ${card}
  border: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.textMuted};
`;

const Visited = styled.button<{ $state: State }>`
  ${card}
  border: 1.5px solid ${({ $state }) => inks[$state]};
  background: ${color.surface};
  box-shadow: ${shadow.low};
  cursor: pointer;
  animation: ${light} 180ms ease-out backwards;
  > svg { flex: none; color: ${({ $state }) => inks[$state]}; }
  &:hover { background: ${color.sunken}; }
  &[aria-pressed='true'] { background: ${color.accentSoft}; }
`;

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radius.small};
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  font-size: ${font.size.caption};
  line-height: 1.35;
  b, span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-size: ${font.size.small}; font-weight: ${font.weight.medium}; }
  span { color: ${color.textMuted}; }
`;

const Numbers = styled.span<{ $state: State }>`
  position: absolute;
  top: -9px;
  inset-inline-start: -9px;
  min-width: 20px;
  padding: 0 5px;
  border-radius: ${radius.pill};
  background: ${({ $state }) => inks[$state]};
  color: ${color.onAccent};
  font-size: ${font.size.caption};
  font-weight: ${font.weight.bold};
  line-height: 20px;
  text-align: center;
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
  justify-content: center;
  margin-top: ${space.x1};
  &:empty { display: none; }
`;

const Taller = styled(Button)`
  display: none;
  ${media.narrow} { display: inline-flex; }
`;
