import type { Command } from '../../contracts/index.ts';

export interface CommandViewProps {
  open: boolean;
  onClose: () => void;
  commands: readonly Command[];
}

/** Something found, e.g. a conversation. */
export interface PaletteEntry extends Command {
  detail?: string;
}

export interface PaletteResults {
  groups: readonly { name: string; entries: readonly PaletteEntry[] }[];
  isSearching: boolean;
}

export interface PaletteProps extends CommandViewProps {
  /** Commands that only a search or a recent choice lists. */
  searchable?: readonly Command[];
  /** What the owner found for the last query, below the commands. */
  results?: PaletteResults;
  onSearch?: (query: string) => void;
}
