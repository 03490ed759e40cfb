/** Something one can do from the command palette or by its keys. */
export interface Command {
  /** Unlike all others: `builder.save`. */
  id: string;
  /** As an order: "Save flow". */
  title: string;
  /** Commands of one group stand together under its name. */
  group: string;
  /** `Mod+K` (Ctrl, or Command on a Mac), `Shift+Alt+T`, `?`, or one after the other: `G D`. */
  keys?: string;
  /** The keys work in fields and while text is selected too. For what nobody types: `Mod+S`. */
  alsoInFields?: boolean;
  /** The browser has an event of its own for these keys (`Mod+V`) and they are left to it; `run` is for the palette. */
  isKeyOfBrowser?: boolean;
  run: () => void;
  /** False hides it and lets its keys through. */
  isEnabled?: () => boolean;
}
