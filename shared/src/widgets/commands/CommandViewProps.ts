import type { Command } from '../../contracts/index.ts';

/** What shows commands. */
export interface CommandViewProps {
  open: boolean;
  onClose: () => void;
  commands: readonly Command[];
}
