import { memo, type RefObject } from 'react';
import { CanvasTools } from '../CanvasTools.tsx';
import { useTidy } from '../layout/useTidy.ts';
import type { Asked } from '../picking/Asked.ts';
import { useAskingCommands } from './useAskingCommands.ts';
import { useCanvasCommands } from './useCanvasCommands.ts';
import { useHistoryCommands } from './useHistoryCommands.ts';
import { useNodeCommands } from './useNodeCommands.ts';

interface CanvasCommandsProps {
  frame: RefObject<HTMLElement | null>;
  say: (text: string) => void;
  ask: (asked: Asked) => void;
}

/** A separate component, so that it does not render on every frame of a drag. */
export const CanvasCommands = memo(function CanvasCommands({ frame, say, ask }: CanvasCommandsProps) {
  const { undo, redo } = useHistoryCommands(say);
  useCanvasCommands(frame, say);
  useNodeCommands(frame, say);
  const { add, find } = useAskingCommands(frame, ask);
  const tidy = useTidy(frame, say);
  return <CanvasTools undo={undo} redo={redo} tidy={() => void tidy()} find={find} add={add} />;
});
