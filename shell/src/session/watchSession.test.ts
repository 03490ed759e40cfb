import { sessionExpired } from '@fanfare/shared/api';
import { createAppStore, eventsReceived, signedIn, signedOut, tokenRotated } from '@fanfare/shared/store';
import { anEvent, aUser } from '@fanfare/shared/testing';
import { expect, test } from '@jest/globals';
import { watchSession } from './watchSession.ts';

const session = { token: 'fan_1', user: aUser() };

function startWith() {
  const { store } = createAppStore();
  watchSession(store);
  return store;
}

test('signing in stores token and user, signing out clears both', () => {
  const store = startWith();
  store.dispatch(signedIn(session));
  expect(localStorage.getItem('token')).toBe('fan_1');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(session.user);
  store.dispatch(signedOut());
  expect(localStorage.length).toBe(0);
});

test('ends a session that the server ended, and the sign-in screen can show why', () => {
  const store = startWith();
  store.dispatch(signedIn(session));
  store.dispatch(sessionExpired({ token: 'fan_1' }));
  expect(store.getState().session).toEqual({ token: null, user: null, expired: true });
  expect(localStorage.getItem('token')).toBeNull();
});

test('ends a session without a notice if the user ended it in another tab', () => {
  const store = startWith();
  store.dispatch(signedIn(session));
  store.dispatch(sessionExpired({ token: 'fan_1', isSignedOutByUser: true }));
  expect(store.getState().session).toEqual({ token: null, user: null, expired: false });
});

test('a late rejection of an old token does not end the current session', () => {
  const store = startWith();
  store.dispatch(signedIn(session));
  store.dispatch(sessionExpired({ token: 'fan_0' }));
  expect(store.getState().session.token).toBe('fan_1');
});

test('data of one user is cleared before the next one signs in', () => {
  const store = startWith();
  store.dispatch(signedIn(session));
  store.dispatch(eventsReceived({ events: [anEvent()] }));
  store.dispatch(signedIn({ token: 'fan_2', user: aUser({ id: 'user-2' }) }));
  expect(store.getState().notifications.items).toEqual([]);
});

test('signing out in another tab signs out here', () => {
  const store = startWith();
  store.dispatch(signedIn(session));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  expect(store.getState().session.token).toBeNull();
});

test('stores a new token of the same session without clearing data', () => {
  const store = startWith();
  store.dispatch(signedIn(session));
  store.dispatch(eventsReceived({ events: [anEvent()] }));
  store.dispatch(tokenRotated({ token: 'fan_2' }));
  expect(localStorage.getItem('token')).toBe('fan_2');
  expect(store.getState().notifications.items).toHaveLength(1);
});

test('follows another tab: sign-in, new token, new name', () => {
  const store = startWith();
  const inAnotherTab = (token: string, user: object) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  };
  inAnotherTab('fan_1', session.user);
  expect(store.getState().session).toMatchObject({ token: 'fan_1' });
  store.dispatch(eventsReceived({ events: [anEvent()] }));
  inAnotherTab('fan_2', session.user);
  expect(store.getState().session.token).toBe('fan_2');
  inAnotherTab('fan_2', aUser({ username: 'mira.new' }));
  expect(store.getState().session.user?.username).toBe('mira.new');
  expect(store.getState().notifications.items).toHaveLength(1);
});
