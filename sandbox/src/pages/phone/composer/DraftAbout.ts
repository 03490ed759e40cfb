export type DraftAbout =
  | { kind: 'reply'; mid: string; text: string }
  | { kind: 'edit'; mid: string; text: string }
  | { kind: 'story'; postId: string }
  /** A link or ad. A new conversation reports it with its first message. */
  | { kind: 'referral'; ref: string; adId: string | null };

export function fieldsOf(about: DraftAbout | null): object {
  if (about?.kind === 'reply') return { replyTo: about.mid };
  if (about?.kind === 'story') return { storyReply: { postId: about.postId } };
  if (about?.kind !== 'referral') return {};
  return { referral: { ref: about.ref, ...(about.adId !== null && { adId: about.adId }) } };
}

export function describeDraft(about: DraftAbout): string {
  if (about.kind === 'reply') return `Reply to “${about.text}”`;
  if (about.kind === 'edit') return 'Edit the message';
  if (about.kind === 'story') return 'Reply to the story';
  return about.adId === null ? `Came by the link ig.me, ref “${about.ref}”` : `Came by the ad ${about.adId}, ref “${about.ref}”`;
}
