/** Counts what Instagram limits in a caption. */
export function countCaption(caption: string): { hashtags: number; mentions: number } {
  return {
    hashtags: caption.match(/#[\p{L}\p{N}_]+/gu)?.length ?? 0,
    mentions: caption.match(/(?<![\w.])@[\w.]+/g)?.length ?? 0,
  };
}
