/** Set while the debug log is on. */
export const traffic: {
  onReceived?: (event: string) => void;
  onSent?: (event: string) => void;
} = {};
