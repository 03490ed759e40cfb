import { type PauseReason, pauseReasons, sentence } from '@fanfare/shared/contracts';

interface PauseText {
  /** What is the matter. */
  text: string;
  /** What the owner can do. */
  fix: string;
}

const ACCOUNT_STATUS = sentence('instagram.fix-account-status');

export const pauseTexts: Readonly<Record<PauseReason, PauseText>> = {
  policy_block: { text: sentence('instagram.policy-block'), fix: ACCOUNT_STATUS },
  messaging_blocked: { text: sentence('instagram.sending-blocked'), fix: ACCOUNT_STATUS },
  messages_off: {
    text: sentence('instagram.messages-access-off'),
    fix: sentence('instagram.fix-messages-access'),
  },
};

/** The reason for a pause among the meanings of a refusal; null for a refusal that is about one message only. */
export function pauseReasonOf(meaning: string): PauseReason | null {
  return pauseReasons.find((reason) => reason === meaning) ?? null;
}
