import { test } from 'node:test';
import { expect } from 'expect';
import { compareSurfaceReports, type SurfaceReport } from './SurfaceReport.ts';

const passport: SurfaceReport = {
  globals: [],
  listeners: ['window online'],
  storage: ['localStorage draft:*'],
  hosts: [],
  calls: [],
  selectors: [],
};

test('lists what a build starts and stops using', () => {
  const next = { ...passport, storage: ['localStorage draft:*', 'sessionStorage tab'], listeners: [] };
  expect(compareSurfaceReports(passport, next)).toEqual(['- listeners: window online', '+ storage: sessionStorage tab']);
  expect(compareSurfaceReports(passport, passport)).toEqual([]);
  expect(compareSurfaceReports(undefined, passport)).toEqual(['+ listeners: window online', '+ storage: localStorage draft:*']);
  expect(compareSurfaceReports(passport, undefined)).toEqual(['- listeners: window online', '- storage: localStorage draft:*']);
});
