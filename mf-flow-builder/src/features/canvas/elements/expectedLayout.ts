import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { type NodeHandle, Position } from 'reactflow';
import { hasInput } from '../../../state/graph/outputHandles.ts';
import { outputsOf } from '../../../state/outputsOf.ts';
import { previewOf } from '../../../state/texts/previewOf.ts';

export const CARD_WIDTH = 240;
const HEAD_PX = 40;
const LINE_PX = 19.5;
const PADDING_PX = 28;
const OUTPUT_NAMES_PX = 24;
const OUTPUT_ROW_PX = 33;
const LETTERS_OF_A_LINE = 31;
const HANDLE_PX = 14;

/**
 * The expected size of a node and positions of its handles. Without them React Flow renders every node to measure it,
 * and a flow of a thousand nodes takes seconds to open. Measured values replace them.
 */
export function expectedLayout(type: NodeType, data: FlowNodeData): { size: Size; handles: NodeHandle[] } {
  const outputs = outputsOf(type, data);
  const rows = type === 'conditionNode' ? [] : outputs.filter(({ id }) => id !== null);
  const names = type === 'conditionNode' ? OUTPUT_NAMES_PX : 0;
  const height = Math.round(HEAD_PX + PADDING_PX + names + textHeight(type, data) + rows.length * OUTPUT_ROW_PX);
  const handles: NodeHandle[] = hasInput(type) ? [handleAt('target', Position.Top, CARD_WIDTH / 2, 0)] : [];
  if (type === 'conditionNode') {
    handles.push(handleAt('source', Position.Bottom, CARD_WIDTH / 4, height, 'true'));
    handles.push(handleAt('source', Position.Bottom, (CARD_WIDTH * 3) / 4, height, 'false'));
  }
  for (const [place, { id }] of rows.entries()) {
    const middle = height - (rows.length - place - 0.5) * OUTPUT_ROW_PX;
    handles.push(handleAt('source', Position.Right, CARD_WIDTH, middle, id));
  }
  if (outputs.length > 0 && rows.length < outputs.length && type !== 'conditionNode') {
    handles.push(handleAt('source', Position.Bottom, CARD_WIDTH / 2, height));
  }
  return { size: { width: CARD_WIDTH, height }, handles };
}

interface Size {
  width: number;
  height: number;
}

function textHeight(type: NodeType, data: FlowNodeData): number {
  const { text, facts } = previewOf(type, data);
  return facts.reduce((sum, fact) => sum + 4 + linesOf(fact, 2) * LINE_PX, linesOf(text, 5) * LINE_PX);
}

function linesOf(text: string, most: number): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_OF_A_LINE)), 0);
  return Math.min(most, lines);
}

function handleAt(type: 'source' | 'target', position: Position, x: number, y: number, id: string | null = null): NodeHandle {
  const half = HANDLE_PX / 2;
  return { id, type, position, x: x - half, y: y - half, width: HANDLE_PX, height: HANDLE_PX };
}
