import { type Message, message, type PauseReason, pauseReasons } from '@fanfare/shared/contracts';

interface PauseText {
  text: Message;
  fix: Message;
}

const ACCOUNT_STATUS = message('instagram.fix-account-status');

export const pauseTexts: Readonly<Record<PauseReason, PauseText>> = {
  policy_block: { text: message('instagram.policy-block'), fix: ACCOUNT_STATUS },
  messaging_blocked: { text: message('instagram.sending-blocked'), fix: ACCOUNT_STATUS },
  messages_off: {
    text: message('instagram.messages-access-off'),
    fix: message('instagram.fix-messages-access'),
  },
};

/** Returns null if the error concerns only one message. */
export function pauseReasonOf(meaning: string): PauseReason | null {
  return pauseReasons.find((reason) => reason === meaning) ?? null;
}
