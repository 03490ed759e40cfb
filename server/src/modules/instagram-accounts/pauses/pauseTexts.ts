import { type PauseReason, pauseReasons, sentence } from '@fanfare/shared/contracts';

interface PauseText {
  /** What is the matter. */
  text: string;
  /** What the owner can do. */
  fix: string;
}

const ACCOUNT_STATUS = sentence(
  'In the Instagram app open Settings > Account Status and follow what it says; when the block is over, press Resume.',
);

export const pauseTexts: Readonly<Record<PauseReason, PauseText>> = {
  policy_block: { text: sentence('Instagram has blocked the account for a while because of its policies.'), fix: ACCOUNT_STATUS },
  messaging_blocked: { text: sentence('Instagram does not let the account send messages at present.'), fix: ACCOUNT_STATUS },
  messages_off: {
    text: sentence('Access to messages is switched off in the Instagram settings of the account.'),
    fix: sentence(
      'In the Instagram app open Settings > Messages and story replies > Message controls > Connected tools, and switch on Allow access to messages. Sending goes on with the next message that arrives.',
    ),
  },
};

/** The reason for a pause among the meanings of a refusal; null for a refusal that is about one message only. */
export function pauseReasonOf(meaning: string): PauseReason | null {
  return pauseReasons.find((reason) => reason === meaning) ?? null;
}
