import { test } from 'node:test';
import { type AutomationCondition, type Message, type OrderedAutomation, overlaps } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import fc from 'fast-check';
import { type CandidateAutomation, type Evaluated, evaluateAutomations, reasonForNoAnswer } from './evaluateAutomations.ts';

const noon = Date.UTC(2030, 0, 7, 12);

function automation(id: string, change: Partial<CandidateAutomation> = {}): CandidateAutomation {
  return {
    id,
    name: id,
    isActive: true,
    priority: 0,
    publishedAtMs: 0,
    accountIds: null,
    trigger: { type: 'message_received' },
    conditions: [],
    version: 1,
    ...change,
  };
}

function message(text: string, change: Partial<Evaluated> = {}, isFirstMessage = false): Evaluated {
  const triggerEvent = { kind: 'message', text, isFirstMessage } as const;
  return { triggerEvent, contact: { tags: [], variables: {} }, nowMs: noon, accountId: null, ...change };
}

const reasonOf = (one: CandidateAutomation, input: Evaluated) => evaluateAutomations([one], input).considered[0]?.reason;

test('the lowest priority is evaluated first, then the latest publication; the rest is skipped', () => {
  const automations = [
    automation('old'),
    automation('new', { publishedAtMs: 5 }),
    automation('first', { priority: -1, trigger: { type: 'keyword_detected', keyword: 'price' } }),
  ];
  expect(evaluateAutomations(automations, message('the PRICE?'))).toMatchObject({
    chosen: { id: 'first' },
    considered: [
      { automationId: 'first', result: 'chosen', reason: 'matched' },
      { automationId: 'new', result: 'passed_over', reason: 'earlier_match', detail: expect.stringContaining('"first"') },
      { automationId: 'old', result: 'passed_over' },
    ],
  });
  expect(evaluateAutomations(automations, message('hello')).chosen?.id).toBe('new');
});

test('each automation that does not match has a reason', () => {
  const keyword = { type: 'keyword_detected', keyword: 'price' } as const;
  expect(reasonOf(automation('a', { isActive: false }), message('x'))).toBe('disabled');
  expect(reasonOf(automation('a', { version: null }), message('x'))).toBe('nothing_to_run');
  expect(reasonOf(automation('a', { trigger: { type: 'first_message' } }), message('x'))).toBe('not_first_message');
  expect(reasonOf(automation('a', { trigger: { type: 'first_message' } }), message('x', {}, true))).toBe('matched');
  expect(reasonOf(automation('a', { trigger: keyword }), message('x'))).toBe('keyword_miss');
  expect(reasonOf(automation('a', { accountIds: ['one'] }), message('x', { accountId: 'two' }))).toBe('other_account');
  expect(reasonOf(automation('a', { accountIds: ['one'] }), message('x', { accountId: 'one' }))).toBe('matched');
  expect(reasonOf(automation('a', { trigger: { type: 'time_based' } }), message('x'))).toBe('time_based');
  expect(reasonOf(automation('a', { trigger: { type: 'keyword_detected' } }), message('x'))).toBe('keyword_miss');
});

test('a keyword trigger without a keyword is decided by its keyword conditions', () => {
  const conditions: AutomationCondition[] = [{ type: 'keyword', operator: 'starts_with', value: 'Straße' }];
  const one = automation('a', { trigger: { type: 'keyword_detected' }, conditions });
  expect(reasonOf(one, message('STRASSE 5'))).toBe('matched');
  expect(reasonOf(one, message('die Straße'))).toBe('keyword_miss');
});

const contact = { tags: ['vip'], variables: { city: 'Oslo', orders: '12', empty: '' } };
const held: [AutomationCondition, boolean][] = [
  [{ type: 'keyword', operator: 'contains', value: 'PRICE' }, true],
  [{ type: 'keyword', operator: 'equals', value: 'the price' }, true],
  [{ type: 'keyword', operator: 'equals', value: 'price' }, false],
  [{ type: 'keyword', operator: 'starts_with', value: 'the' }, true],
  [{ type: 'keyword', operator: 'contains', value: '.*' }, false],
  [{ type: 'tag', operator: 'has', value: 'vip' }, true],
  [{ type: 'tag', operator: 'has_not', value: 'vip' }, false],
  [{ type: 'tag', operator: 'has', value: 'new' }, false],
  [{ type: 'variable', operator: 'equals', name: 'city', value: 'oslo' }, true],
  [{ type: 'variable', operator: 'not_equals', name: 'city', value: 'Bergen' }, true],
  [{ type: 'variable', operator: 'contains', name: 'city', value: 'sl' }, true],
  [{ type: 'variable', operator: 'greater_than', name: 'orders', value: '9' }, true],
  [{ type: 'variable', operator: 'less_than', name: 'orders', value: '9' }, false],
  [{ type: 'variable', operator: 'greater_than', name: 'city', value: '9' }, false],
  [{ type: 'variable', operator: 'greater_than', name: 'empty', value: '-1' }, false],
  [{ type: 'variable', operator: 'is_set', name: 'city' }, true],
  [{ type: 'variable', operator: 'is_set', name: 'empty' }, false],
  [{ type: 'variable', operator: 'is_not_set', name: 'toString' }, true],
  [{ type: 'time', operator: 'between', from: '11:00', to: '12:01', timeZone: 'UTC' }, true],
  [{ type: 'time', operator: 'between', from: '11:00', to: '12:00', timeZone: 'UTC' }, false],
  [{ type: 'time', operator: 'between', from: '13:00', to: '13:30', timeZone: 'Europe/Oslo' }, true],
  [{ type: 'time', operator: 'between', from: '09:00', to: '17:00', timeZone: 'UTC', days: ['monday'] }, true],
  [{ type: 'time', operator: 'between', from: '09:00', to: '17:00', timeZone: 'UTC', days: ['sunday'] }, false],
  [{ type: 'time', operator: 'between', from: '22:00', to: '13:00', timeZone: 'UTC', days: ['sunday'] }, true],
  [{ type: 'time', operator: 'between', from: '22:00', to: '13:00', timeZone: 'UTC', days: ['tuesday'] }, false],
];

for (const [condition, isHeld] of held) {
  test(`${JSON.stringify(condition)} ${isHeld ? 'holds' : 'does not hold'}`, () => {
    const input = message('The price', { contact });
    expect(evaluateAutomations([automation('a', { conditions: [condition] })], input).chosen !== null).toBe(isHeld);
  });
}

test('all conditions must hold', () => {
  const conditions: AutomationCondition[] = [
    { type: 'tag', operator: 'has', value: 'vip' },
    { type: 'tag', operator: 'has', value: 'new' },
  ];
  const { considered } = evaluateAutomations([automation('a', { conditions })], message('x', { contact }));
  expect(considered[0]).toMatchObject({ reason: 'condition_failed', detail: 'The contact does not have the tag "new".' });
});

test('an unanswered message has one reason', () => {
  const outcome = (automations: CandidateAutomation[]) =>
    reasonForNoAnswer(evaluateAutomations(automations, message('x')).considered);
  expect(outcome([])).toBe('no_account_flow');
  expect(outcome([automation('a', { isActive: false })])).toBe('no_account_flow');
  expect(outcome([automation('a', { trigger: { type: 'keyword_detected', keyword: 'y' } })])).toBe('keyword_miss');
  expect(outcome([automation('a', { trigger: { type: 'first_message' } })])).toBe('no_trigger');
});

test('an automation that answered before is skipped, and the next one may answer', () => {
  const comment = { kind: 'comment', text: 'price', mediaId: 'm', isReply: false } as const;
  const automations = [
    automation('a', { trigger: { type: 'comment' } }),
    automation('b', { trigger: { type: 'comment' }, priority: 1 }),
  ];
  const before: Message = { code: 'triggers.already-answered-under-post' };
  const asked = evaluateAutomations(automations, { ...message(''), triggerEvent: comment }, ({ id }) =>
    id === 'a' ? before : null,
  );
  expect(asked.chosen?.id).toBe('b');
  expect(asked.considered[0]).toMatchObject({
    result: 'no_match',
    reason: 'answered_before',
    detail: 'Already replied to this contact on this post.',
    message: before,
  });
  const none = evaluateAutomations(automations, { ...message(''), triggerEvent: comment }, () => before);
  expect(reasonForNoAnswer(none.considered)).toBe('answered_before');
});

test('for any automations, each is evaluated once and at most one is chosen', () => {
  const arbitrary = fc.record({
    isActive: fc.boolean(),
    priority: fc.integer({ min: -2, max: 2 }),
    publishedAtMs: fc.integer({ min: 0, max: 3 }),
    version: fc.constantFrom(null, 1),
    trigger: fc.constantFrom(
      { type: 'message_received' } as const,
      { type: 'first_message' } as const,
      { type: 'keyword_detected', keyword: 'a' } as const,
    ),
  });
  fc.assert(
    fc.property(fc.array(arbitrary, { maxLength: 8 }), fc.string(), fc.boolean(), (changes, text, isFirstMessage) => {
      const automations = changes.map((change, n) => automation(`a${n}`, change));
      const { chosen, considered } = evaluateAutomations(automations, message(text, {}, isFirstMessage));
      expect(considered.map((line) => line.automationId).toSorted()).toEqual(automations.map(({ id }) => id).toSorted());
      expect(considered.filter(({ result }) => result === 'chosen').map((line) => line.automationId)).toEqual(
        chosen ? [chosen.id] : [],
      );
      const order = considered.map((line) => automations.find(({ id }) => id === line.automationId)?.priority ?? 0);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
  );
});

test('an automation reported as unreachable is never chosen for any input', () => {
  const trigger = fc.constantFrom(
    { type: 'message_received' } as const,
    { type: 'first_message' } as const,
    { type: 'keyword_detected', keyword: 'a' } as const,
    { type: 'keyword_detected', keyword: 'AB', keywords: ['b'] } as const,
    { type: 'story_reply' } as const,
    { type: 'comment' } as const,
  );
  const accountIds = fc.constantFrom(null, [], ['one'], ['one', 'two']);
  const versions = fc.constantFrom(null, 1);
  const automations = fc.array(fc.record({ isActive: fc.boolean(), version: versions, trigger, accountIds }), { maxLength: 8 });
  const account = fc.constantFrom('one', 'two');
  const text = fc.constantFrom('a', 'b', 'ab', 'x');
  fc.assert(
    fc.property(
      automations,
      text,
      fc.boolean(),
      fc.constantFrom('reply', null),
      account,
      (changes, written, isFirstMessage, story, accountId) => {
        const all = changes.map((change, place) => automation(`a${place}`, { ...change, priority: place }));
        const said = overlaps(all.map(asItIsListed));
        const triggerEvent = { kind: 'message', text: written, isFirstMessage, story } as const;
        const { chosen } = evaluateAutomations(all, { ...message(written), triggerEvent, accountId });
        expect(said.get(chosen?.id ?? '')?.isUnreachable ?? false).toBe(false);
      },
    ),
    { numRuns: 500 },
  );
});

function asItIsListed({ id, version, trigger, conditions, ...rest }: CandidateAutomation): OrderedAutomation {
  const { type, keyword, keywords = [] } = trigger;
  const triggerSettings = { ...(keyword !== undefined && { keyword }), keywords: [...keywords] };
  return { ...rest, _id: id, isRunnable: version !== null, trigger: type, triggerSettings, conditions: [...conditions] };
}
