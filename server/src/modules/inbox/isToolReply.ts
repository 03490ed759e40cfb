/** Nobody reads and types an answer this fast: what comes sooner is taken for another tool. */
const TOOL_WITHIN_SECONDS = 3;

/** Whether a message that we did not send was written by another tool rather than by a person, judged by how fast it came. */
export function isToolReply(secondsAfterInbound: number | null): boolean {
  return secondsAfterInbound !== null && secondsAfterInbound >= 0 && secondsAfterInbound < TOOL_WITHIN_SECONDS;
}
