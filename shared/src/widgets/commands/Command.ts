/** Something one can do, from the command palette or by its keys. */
export interface Command {
  id: string;
  /** As an order: "Go to analytics". */
  title: string;
  /** Commands of one group stand together under its name. */
  group: string;
  /** `Mod+K` (Ctrl, or Command on a Mac), `?`, or one after the other: `G D`. */
  keys?: string;
  run: () => void;
}

/** What shows commands. */
export interface CommandViewProps {
  open: boolean;
  onClose: () => void;
  commands: readonly Command[];
}
