import type { Command } from '../../contracts/index.ts';

export interface CommandViewProps {
  open: boolean;
  onClose: () => void;
  commands: readonly Command[];
}
