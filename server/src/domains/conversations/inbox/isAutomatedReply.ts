/** Faster than a person can reply. */
const TOOL_WITHIN_SECONDS = 3;

export function isAutomatedReply(secondsAfterInbound: number | null): boolean {
  return secondsAfterInbound !== null && secondsAfterInbound >= 0 && secondsAfterInbound < TOOL_WITHIN_SECONDS;
}
