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

/** Drafts may be incomplete; the engine reports what is missing. Templates are in Liquid. */
const Part = <T extends Type.TProperties>(properties: T) => Type.Object(properties, { additionalProperties: false });
const Text = (maxLength: number) => Type.String({ maxLength });
const Template = (maxLength: number) => Text(maxLength);
const Address = Template(ADDRESS_MAX_LENGTH);
const Id = Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w-]+$' });
/** Short form, for example `10m` or `2h`. */
const Duration = Text(20);

/** Without a URL, a tap leaves the node through the output with this id. */
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
  /** May contain templates after the host. */
  url: Address,
  headers: Type.Array(Part({ name: Text(100), value: Template(4_000) }), { maxItems: REQUEST_HEADERS_MAX }),
  /** A template. Values are escaped by content type. */
  body: Type.Optional(Template(REQUEST_BODY_MAX_BYTES)),
  /** Maps a path in a JSON response, such as `data.items.0.price`, to a variable. */
  mapping: Type.Array(Part({ path: Text(200), variable: Text(100) }), { maxItems: REQUEST_MAPPINGS_MAX }),
});
export type FlowRequest = Static<typeof FlowRequest>;

/** The automation has the same settings. Fields of other triggers are ignored. */
export const FlowStart = Part({
  trigger: Type.Enum(triggerTypes),
  /** Applies to `keyword_detected`. Without it, the keyword conditions decide. */
  keyword: Type.Optional(Text(500)),
  keywords: Type.Optional(Type.Array(Text(500), { maxItems: MORE_KEYWORDS_MAX })),
  schedule: Type.Optional(Schedule),
  filter: Type.Optional(TriggerFilter),
  /** All conditions must hold. */
  conditions: Type.Optional(Type.Array(AutomationCondition, { maxItems: AUTOMATION_CONDITIONS_MAX })),
});
export type FlowStart = Static<typeof FlowStart>;

export const FlowNodeData = Part({
  label: Type.Optional(Text(200)),
  /** If true, runs skip the node. */
  disabled: Type.Optional(Type.Boolean()),
  /** A template, or the text of a note. */
  content: Type.Optional(Template(NODE_TEXT_MAX_LENGTH)),
  keyword: Type.Optional(Text(NODE_KEYWORD_MAX_LENGTH)),
  action: Type.Optional(Text(100)),
  actionParams: Type.Optional(Text(NODE_PARAMS_MAX_LENGTH)),
  /** Seconds of the typing indicator before a message. */
  typing: Type.Optional(Type.Integer({ minimum: 0, maximum: TYPING_MAX_SECONDS })),
  start: Type.Optional(FlowStart),
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
      /** Template for replies to answers in the wrong format. */
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
