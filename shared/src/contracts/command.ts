/** A command of the palette or a shortcut. */
export interface Command {
  /** Unique: `builder.save`. */
  id: string;
  /** Imperative: "Save flow". */
  title: string;
  /** Heading. */
  group: string;
  /** `Mod+K` (Ctrl, or Command on a Mac), `Shift+Alt+T`, `?`, or a sequence: `G D`. */
  keys?: string;
  /**
   * The shortcut also works in fields and while text is selected. Only for combinations that produce no text:
   * `Mod+S`.
   */
  alsoInFields?: boolean;
  /** The browser handles these keys (`Mod+V`); `run` is for the palette. */
  isKeyOfBrowser?: boolean;
  run: () => void;
  /** False hides the command and ignores its shortcut. */
  isEnabled?: () => boolean;
}
