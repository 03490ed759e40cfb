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

test('a session that the server ended is gone here too, and the sign-in screen can say so', () => {
  const store = startWith();
  store.dispatch(signedIn(session));
  store.dispatch(sessionExpired({ token: 'fan_1' }));
  expect(store.getState().session).toEqual({ token: null, user: null, expired: true });
  expect(localStorage.getItem('token')).toBeNull();
});

test('a session that the user ended in another tab ends without a notice', () => {
  const store = startWith();
  store.dispatch(signedIn(session));
  store.dispatch(sessionExpired({ token: 'fan_1', isSignedOutByUser: true }));
  expect(store.getState().session).toEqual({ token: null, user: null, expired: false });
});

test('a late refusal of an old token does not end the present session', () => {
  const store = startWith();
  store.dispatch(signedIn(session));
  store.dispatch(sessionExpired({ token: 'fan_0' }));
  expect(store.getState().session.token).toBe('fan_1');
});

test('what one user saw is gone before the next one looks', () => {
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

test('a new token of the same session is stored and keeps what is on the screen', () => {
  const store = startWith();
  store.dispatch(signedIn(session));
  store.dispatch(eventsReceived({ events: [anEvent()] }));
  store.dispatch(tokenRotated({ token: 'fan_2' }));
  expect(localStorage.getItem('token')).toBe('fan_2');
  expect(store.getState().notifications.items).toHaveLength(1);
});

test('what another tab does to the session happens here: sign-in, new token, new name', () => {
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
