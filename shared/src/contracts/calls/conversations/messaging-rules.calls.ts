import { type Static, Type } from 'typebox';
import { CONSENT_WORD_MAX_LENGTH, CONSENT_WORDS_MAX, PERSON_PAUSE_MAX_MINUTES } from '../../limits.ts';
import { Body, type CallContract, Success } from '../call.ts';

/** Must match the whole message, ignoring case and punctuation. */
const Words = Type.Array(Type.String({ minLength: 1, maxLength: CONSENT_WORD_MAX_LENGTH, pattern: '\\S' }), {
  maxItems: CONSENT_WORDS_MAX,
});
const PauseMinutes = Type.Integer({ minimum: 0, maximum: PERSON_PAUSE_MAX_MINUTES });

export const MessagingRules = Type.Object({
  /** Opt out of automatic messages; humans may still write. */
  optOutWords: Words,
  optInWords: Words,
  /** Pause after a human's reply, here or in the Instagram app; 0 means no pause. */
  personPauseMinutes: PauseMinutes,
});
export type MessagingRules = Static<typeof MessagingRules>;

export const messagingRulesCalls = {
  'GET /api/instagram/messaging-rules': {
    summary: 'What holds for every automatic message of the connected account',
    access: 'signed-in',
    permission: 'workspace.view',
    response: Success({ data: MessagingRules }),
  },
  'PATCH /api/instagram/messaging-rules': {
    summary: 'Change the words with which people opt out and in, and how long a person keeps the bot away',
    access: 'signed-in',
    permission: 'instagram.manage',
    body: Body({
      optOutWords: Type.Optional(Words),
      optInWords: Type.Optional(Words),
      personPauseMinutes: Type.Optional(PauseMinutes),
    }),
    response: Success({ data: MessagingRules }),
  },
} as const satisfies Record<string, CallContract>;
