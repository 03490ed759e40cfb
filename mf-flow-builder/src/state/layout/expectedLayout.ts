import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { type NodeHandle, Position } from 'reactflow';
import { hasInput } from '../graph/outputHandles.ts';
import { outputsOf } from '../outputsOf.ts';
import { hasBubble, LINES_MAX, pictureOf } from '../texts/nodeLooks.ts';
import { previewOf } from '../texts/previewOf.ts';
import type { FlowDirection } from './flowDirection.ts';
import { HANDLE_PX } from './handleSize.ts';

export const CARD_WIDTH = 240;
const HEAD_PX = 43;
const LINE_PX = 22.5;
const PADDING_PX = 12;
const BUBBLE_PX = 12;
const PICTURE_PX = 120;
const OUTPUT_ROW_PX = 36;
const OUTPUTS_PX = 5;
const LETTERS_OF_A_LINE = 27;
const LETTERS_OF_A_BUBBLE = 24;

/**
 * The expected size of a node and positions of its handles. Without them React Flow renders every node to measure it,
 * and a flow of a thousand nodes takes seconds to open. Measured values replace them.
 */
export function expectedLayout(
  type: NodeType,
  data: FlowNodeData,
  direction: FlowDirection,
): { size: Size; handles: NodeHandle[] } {
  const isAcross = direction === 'across';
  const outputs = outputsOf(type, data);
  const named = outputs.filter(({ id }) => id !== null);
  const isSplit = type === 'conditionNode' && !isAcross;
  const rows = isSplit ? 1 : named.length;
  const height = Math.round(
    HEAD_PX + PADDING_PX + textHeight(type, data) + rows * OUTPUT_ROW_PX + (named.length > 0 ? (isSplit ? 1 : OUTPUTS_PX) : 0),
  );
  const handles: NodeHandle[] = [];
  if (hasInput(type)) {
    handles.push(
      isAcross ? handleAt('target', Position.Left, 0, height / 2) : handleAt('target', Position.Top, CARD_WIDTH / 2, 0),
    );
  }
  for (const [place, { id }] of named.entries()) {
    const middle = height - OUTPUTS_PX + 1 - (named.length - place - 0.5) * OUTPUT_ROW_PX;
    handles.push(
      isSplit
        ? handleAt('source', Position.Bottom, ((place + 0.5) * CARD_WIDTH) / named.length, height, id)
        : handleAt('source', Position.Right, CARD_WIDTH, middle, id),
    );
  }
  if (named.length < outputs.length) {
    handles.push(
      isAcross
        ? handleAt('source', Position.Right, CARD_WIDTH, height / 2)
        : handleAt('source', Position.Bottom, CARD_WIDTH / 2, height),
    );
  }
  return { size: { width: CARD_WIDTH, height }, handles };
}

interface Size {
  width: number;
  height: number;
}

function textHeight(type: NodeType, data: FlowNodeData): number {
  const { text, facts } = previewOf(type, data);
  const isBubble = hasBubble(type, data);
  const first =
    linesOf(text, LINES_MAX, isBubble ? LETTERS_OF_A_BUBBLE : LETTERS_OF_A_LINE) * LINE_PX + (isBubble ? BUBBLE_PX : 0);
  const picture = pictureOf(type, data) === null ? 0 : PICTURE_PX;
  return facts.reduce((sum, fact) => sum + 4 + linesOf(fact, 2, LETTERS_OF_A_LINE) * LINE_PX, first + picture);
}

function linesOf(text: string, most: number, letters: number): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
  return Math.min(most, lines);
}

function handleAt(type: 'source' | 'target', position: Position, x: number, y: number, id: string | null = null): NodeHandle {
  const half = HANDLE_PX.target / 2;
  return { id, type, position, x: x - half, y: y - half, width: HANDLE_PX.target, height: HANDLE_PX.target };
}
