/** A command of the palette or a shortcut. */
export interface Command {
  /** A unique id, for example `builder.save`. */
  id: string;
  /** An imperative, for example "Save flow". */
  title: string;
  /** The heading of its group. */
  group: string;
  /** A combination such as `Mod+K` (Ctrl, or Command on a Mac), `Shift+Alt+T` or `?`, or a sequence such as `G D`. */
  keys?: string;
  /**
   * True if the shortcut also works in fields and while text is selected. Only for combinations that produce
   * no text, such as `Mod+S`.
   */
  alsoInFields?: boolean;
  /** True if the browser handles these keys (`Mod+V`); `run` is for the palette. */
  isKeyOfBrowser?: boolean;
  run: () => void;
  /** Returns false to hide the command and ignore its shortcut. */
  isEnabled?: () => boolean;
}
