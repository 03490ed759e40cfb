export const traffic: {
  onReceived?: (event: string) => void;
  onSent?: (event: string) => void;
} = {};
