import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { PanelId } from '../../state/usePanel.ts';

export interface PanelProps {
  /** Closes the panel. */
  onClose: () => void;
}

/** Something that can stand beside the canvas. */
export interface Panel {
  id: PanelId;
  title: string;
  Icon: LucideIcon;
  /** Without heading and close button; fills the height and scrolls by itself. */
  Body: ComponentType<PanelProps>;
  /** Keys that open it, as `Command.keys`. */
  keys?: string;
}
