import { memo, type RefObject } from 'react';
import { CanvasTools } from '../CanvasTools.tsx';
import { useTidy } from '../layout/useTidy.ts';
import type { PickerRequest } from '../pointer/PickerRequest.ts';
import { useCanvasCommands } from './useCanvasCommands.ts';
import { useHistoryCommands } from './useHistoryCommands.ts';
import { useNodeCommands } from './useNodeCommands.ts';
import { usePickerCommands } from './usePickerCommands.ts';

interface CanvasCommandsProps {
  frame: RefObject<HTMLElement | null>;
  announce: (text: string) => void;
  openPicker: (request: PickerRequest) => void;
}

/** A separate component, so that it does not render on every frame of a drag. */
export const CanvasCommands = memo(function CanvasCommands({ frame, announce, openPicker }: CanvasCommandsProps) {
  const { undo, redo } = useHistoryCommands(announce);
  useCanvasCommands(frame, announce);
  useNodeCommands(frame, announce);
  const { add, find } = usePickerCommands(frame, openPicker);
  const tidy = useTidy(frame, announce);
  return <CanvasTools undo={undo} redo={redo} tidy={() => void tidy()} find={find} add={add} />;
});
