import { describe, it } from 'node:test';
import { expect } from 'expect';
import { matchTrigger } from './matchTrigger.ts';

const price = { text: 'What is the PRICE?', isFirstMessage: false };

describe('matchTrigger', () => {
  it('message_received takes every message', () => {
    expect(matchTrigger({ type: 'message_received' }, price)).toEqual({ matched: true, reason: 'flow_ran' });
  });

  it('first_message takes only the first', () => {
    expect(matchTrigger({ type: 'first_message' }, { ...price, isFirstMessage: true }).matched).toBe(true);
    expect(matchTrigger({ type: 'first_message' }, price)).toEqual({ matched: false, reason: 'no_trigger' });
  });

  it('keyword_detected takes a message with the keyword and says when it is missing', () => {
    expect(matchTrigger({ type: 'keyword_detected', keyword: 'price' }, price).matched).toBe(true);
    expect(matchTrigger({ type: 'keyword_detected', keyword: 'size' }, price)).toEqual({
      matched: false,
      reason: 'keyword_miss',
    });
    expect(matchTrigger({ type: 'keyword_detected' }, price)).toEqual({ matched: false, reason: 'keyword_miss' });
  });

  it('time_based takes no message', () => {
    expect(matchTrigger({ type: 'time_based' }, price)).toEqual({ matched: false, reason: 'no_trigger' });
  });
});
