import { type Static, Type } from 'typebox';
import {
  ADDRESS_MAX_LENGTH,
  ASK_TRIES_MAX,
  AUTOMATION_CONDITIONS_MAX,
  BUTTONS_MAX,
  CARDS_MAX,
  MORE_KEYWORDS_MAX,
  NODE_KEYWORD_MAX_LENGTH,
  NODE_PARAMS_MAX_LENGTH,
  NODE_TEXT_MAX_LENGTH,
  PICTURES_MAX,
  QUICK_REPLIES_MAX,
  REQUEST_BODY_MAX_BYTES,
  REQUEST_HEADERS_MAX,
  REQUEST_MAPPINGS_MAX,
  RULES_MAX,
  SPLIT_BRANCHES_MAX,
  TYPING_MAX_SECONDS,
} from '../limits.ts';
import { keywordOperators, tagOperators, variableOperators } from '../vocabulary/automationVocabulary.ts';
import { answerKinds, choiceStyles, requestMethods, triggerTypes } from '../vocabulary/flowVocabulary.ts';
import { mediaTypes } from '../vocabulary/messageVocabulary.ts';
import { AutomationCondition, Schedule } from './startCondition.ts';
import { TriggerFilter } from './triggerFilter.ts';

/**
 * A draft may be incomplete: these schemas bound the shape and the size, and what is missing or wrong is said by the rules of the engine.
 * Texts marked as templates are Liquid.
 */
const Part = <T extends Type.TProperties>(properties: T) => Type.Object(properties, { additionalProperties: false });
const Text = (maxLength: number) => Type.String({ maxLength });
const Template = (maxLength: number) => Text(maxLength);
const Address = Template(ADDRESS_MAX_LENGTH);
const Id = Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w-]+$' });
/** As the short form of `wait`: `10m`, `2h`. */
const Duration = Text(20);

/** Without an address it is answered by a tap, and the node is left by its id. */
const Option = Part({ id: Id, title: Text(100), url: Type.Optional(Address) });
export type FlowOption = Static<typeof Option>;

const Card = Part({
  title: Template(500),
  subtitle: Type.Optional(Template(500)),
  imageUrl: Type.Optional(Address),
  url: Type.Optional(Address),
  buttons: Type.Optional(Type.Array(Option, { maxItems: BUTTONS_MAX * 2 })),
});
export type FlowCard = Static<typeof Card>;

const Rule = Type.Union([
  Part({ type: Type.Literal('keyword'), operator: Type.Enum(keywordOperators), value: Text(500) }),
  Part({ type: Type.Literal('tag'), operator: Type.Enum(tagOperators), value: Text(100) }),
  Part({
    type: Type.Literal('variable'),
    operator: Type.Enum(variableOperators),
    name: Text(100),
    value: Type.Optional(Text(1_000)),
  }),
]);

export const FlowRequest = Part({
  method: Type.Enum(requestMethods),
  /** A template behind the host. */
  url: Address,
  headers: Type.Array(Part({ name: Text(100), value: Template(4_000) }), { maxItems: REQUEST_HEADERS_MAX }),
  /** A template; values are escaped as the content type asks. */
  body: Type.Optional(Template(REQUEST_BODY_MAX_BYTES)),
  /** What of a JSON answer goes into variables: `data.items.0.price`. */
  mapping: Type.Array(Part({ path: Text(200), variable: Text(100) }), { maxItems: REQUEST_MAPPINGS_MAX }),
});
export type FlowRequest = Static<typeof FlowRequest>;

/** What starts a flow. Its automation only mirrors this; what belongs to another trigger is ignored. */
export const FlowStart = Part({
  trigger: Type.Enum(triggerTypes),
  /** For `keyword_detected`; without it the keyword conditions decide. */
  keyword: Type.Optional(Text(500)),
  /** Further ones: any of them starts the flow. */
  keywords: Type.Optional(Type.Array(Text(500), { maxItems: MORE_KEYWORDS_MAX })),
  /** For `time_based`. */
  schedule: Type.Optional(Schedule),
  /** For the added triggers. */
  filter: Type.Optional(TriggerFilter),
  /** All of them must hold. */
  conditions: Type.Optional(Type.Array(AutomationCondition, { maxItems: AUTOMATION_CONDITIONS_MAX })),
});
export type FlowStart = Static<typeof FlowStart>;

/** What a node does, by its kind; what belongs to other kinds is ignored. */
export const FlowNodeData = Part({
  label: Type.Optional(Text(200)),
  /** Runs go past it as if it had been deleted. */
  disabled: Type.Optional(Type.Boolean()),
  /** Text to send, to ask with or to answer a comment with (a template); text of a note. */
  content: Type.Optional(Template(NODE_TEXT_MAX_LENGTH)),
  keyword: Type.Optional(Text(NODE_KEYWORD_MAX_LENGTH)),
  action: Type.Optional(Text(100)),
  actionParams: Type.Optional(Text(NODE_PARAMS_MAX_LENGTH)),
  /** Seconds for which the follower sees that somebody types before a message comes. */
  typing: Type.Optional(Type.Integer({ minimum: 0, maximum: TYPING_MAX_SECONDS })),
  start: Type.Optional(FlowStart),
  /** One file, or several pictures in one message. */
  media: Type.Optional(Part({ type: Type.Enum(mediaTypes), urls: Type.Array(Address, { maxItems: PICTURES_MAX }) })),
  cards: Type.Optional(Part({ cards: Type.Array(Card, { maxItems: CARDS_MAX * 2 }), noReplyAfter: Type.Optional(Duration) })),
  choices: Type.Optional(
    Part({
      style: Type.Enum(choiceStyles),
      options: Type.Array(Option, { maxItems: QUICK_REPLIES_MAX * 2 }),
      noReplyAfter: Type.Optional(Duration),
    }),
  ),
  ask: Type.Optional(
    Part({
      answer: Type.Enum(answerKinds),
      variable: Text(100),
      /** Sent when an answer is not of that kind (a template). */
      retryText: Type.Optional(Template(10_000)),
      tries: Type.Integer({ minimum: 1, maximum: ASK_TRIES_MAX }),
      noReplyAfter: Type.Optional(Duration),
    }),
  ),
  rules: Type.Optional(Part({ match: Type.Enum(['all', 'any']), rules: Type.Array(Rule, { maxItems: RULES_MAX }) })),
  split: Type.Optional(
    Part({
      branches: Type.Array(Part({ id: Id, weight: Type.Integer({ minimum: 0, maximum: 1_000 }) }), {
        maxItems: SPLIT_BRANCHES_MAX,
      }),
    }),
  ),
  variable: Type.Optional(Part({ name: Text(100), value: Template(10_000) })),
  tag: Type.Optional(Part({ operation: Type.Enum(['add', 'remove']), tag: Text(100) })),
  request: Type.Optional(FlowRequest),
  comment: Type.Optional(Part({ operation: Type.Enum(['reply', 'hide']) })),
  flow: Type.Optional(Part({ flowId: Text(200) })),
});
export type FlowNodeData = Static<typeof FlowNodeData>;
