import { type Static, Type } from 'typebox';
import {
  ADDRESS_MAX_LENGTH,
  BUTTON_PAYLOAD_MAX_LENGTH,
  BUTTON_TEXT_MAX_LENGTH,
  BUTTON_TITLE_MAX_LENGTH,
  BUTTONS_MAX,
  CARD_TEXT_MAX_LENGTH,
  CARDS_MAX,
  MESSAGE_TEXT_MAX_BYTES,
  PICTURES_MAX,
  PICTURES_MIN,
  QUICK_REPLIES_MAX,
} from '../limits.ts';
import { buttonKinds, mediaTypes } from '../vocabulary/messageVocabulary.ts';

const Strict = <T extends Type.TProperties>(properties: T) => Type.Object(properties, { additionalProperties: false });
const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
const Address = Type.String({ maxLength: ADDRESS_MAX_LENGTH, pattern: '^https?://\\S+$' });
const Payload = Type.String({ minLength: 1, maxLength: BUTTON_PAYLOAD_MAX_LENGTH });

export const QuickReply = Strict({ title: Text(BUTTON_TITLE_MAX_LENGTH), payload: Payload });

export const MessageButton = Type.Union([
  Strict({ kind: Type.Literal(buttonKinds[0]), title: Text(BUTTON_TITLE_MAX_LENGTH), url: Address }),
  Strict({ kind: Type.Literal(buttonKinds[1]), title: Text(BUTTON_TITLE_MAX_LENGTH), payload: Payload }),
]);
export type MessageButton = Static<typeof MessageButton>;

/** Needs at least one more property besides the title. */
export const MessageCard = Strict({
  title: Text(CARD_TEXT_MAX_LENGTH),
  subtitle: Type.Optional(Text(CARD_TEXT_MAX_LENGTH)),
  imageUrl: Type.Optional(Address),
  url: Type.Optional(Address),
  buttons: Type.Optional(Type.Array(MessageButton, { minItems: 1, maxItems: BUTTONS_MAX })),
});
export type MessageCard = Static<typeof MessageCard>;

const TextMessage = Strict({
  kind: Type.Literal('text'),
  text: Text(MESSAGE_TEXT_MAX_BYTES),
  quickReplies: Type.Optional(Type.Array(QuickReply, { minItems: 1, maxItems: QUICK_REPLIES_MAX })),
});
/** Must be public, because Instagram fetches the URL. */
const MediaMessage = Strict({ kind: Type.Literal('media'), mediaType: Type.Enum(mediaTypes), url: Address });
const PicturesMessage = Strict({
  kind: Type.Literal('pictures'),
  urls: Type.Array(Address, { minItems: PICTURES_MIN, maxItems: PICTURES_MAX }),
});
const CardsMessage = Strict({
  kind: Type.Literal('cards'),
  cards: Type.Array(MessageCard, { minItems: 1, maxItems: CARDS_MAX }),
});
const ButtonsMessage = Strict({
  kind: Type.Literal('buttons'),
  text: Text(BUTTON_TEXT_MAX_LENGTH),
  buttons: Type.Array(MessageButton, { minItems: 1, maxItems: BUTTONS_MAX }),
});
/** One emoji, or `love`. */
export const Emoji = Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S+$' });

/** If absent, the reaction is removed. */
const Reaction = Strict({
  kind: Type.Literal('reaction'),
  messageId: Type.String({ minLength: 1, maxLength: 1_000 }),
  emoji: Type.Union([Emoji, Type.Null()]),
});

export const OutgoingMessage = Type.Union([
  TextMessage,
  MediaMessage,
  PicturesMessage,
  CardsMessage,
  ButtonsMessage,
  Reaction,
  /** A typing indicator, which ends by itself. */
  Strict({ kind: Type.Literal('typing') }),
  Strict({ kind: Type.Literal('seen') }),
]);
export type OutgoingMessage = Static<typeof OutgoingMessage>;

export const PersonMessage = Type.Union([TextMessage, MediaMessage, PicturesMessage]);
export type PersonMessage = Static<typeof PersonMessage>;
