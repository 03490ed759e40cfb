import { test } from 'node:test';
import { expect } from 'expect';
import { comparePassports, type Passport } from './Passport.ts';

const passport: Passport = {
  globals: [],
  listeners: ['window online'],
  storage: ['localStorage draft:*'],
  hosts: [],
  calls: [],
  selectors: [],
};

test('what a build touches anew, and what no longer', () => {
  const next = { ...passport, storage: ['localStorage draft:*', 'sessionStorage tab'], listeners: [] };
  expect(comparePassports(passport, next)).toEqual(['- listeners: window online', '+ storage: sessionStorage tab']);
  expect(comparePassports(passport, passport)).toEqual([]);
  expect(comparePassports(undefined, passport)).toEqual(['+ listeners: window online', '+ storage: localStorage draft:*']);
  expect(comparePassports(passport, undefined)).toEqual(['- listeners: window online', '- storage: localStorage draft:*']);
});
