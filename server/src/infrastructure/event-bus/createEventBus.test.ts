import { test } from 'node:test';
import { expect } from 'expect';
import { createEventBus } from './createEventBus.ts';

test('listeners of an event get its arguments before publish returns, those of others do not', () => {
  const bus = createEventBus();
  const seen: unknown[] = [];
  bus.subscribe('contact-seen', (...args) => seen.push(args));
  bus.subscribe('contact-seen', (ownerId) => seen.push(ownerId));
  bus.subscribe('feed-changed', (ownerId) => seen.push(`feed of ${ownerId}`));
  bus.publish('contact-seen', 'anna', 'ben');
  expect(seen).toEqual([['anna', 'ben'], 'anna']);
});

test('only cluster events are forwarded, and those of other processes are not forwarded again', () => {
  const bus = createEventBus();
  const forwarded: string[][] = [];
  const seen: string[] = [];
  bus.subscribe('feed-changed', (ownerId) => seen.push(ownerId));
  const deliver = bus.connect((...event) => forwarded.push(event));
  bus.publish('feed-changed', 'anna');
  bus.publish('sends-queued');
  bus.publish('contact-seen', 'anna', 'ben');
  deliver('feed-changed', 'carla');
  expect(seen).toEqual(['anna', 'carla']);
  expect(forwarded).toEqual([
    ['feed-changed', 'anna'],
    ['sends-queued', ''],
  ]);
});
