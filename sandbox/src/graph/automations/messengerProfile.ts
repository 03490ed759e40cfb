import type { IceBreaker, MenuItem, MessengerProfile } from '../../model/entities.ts';
import { graphErrors } from '../answers/graphErrors.ts';
import { asObject, nestedParam } from '../answers/readParams.ts';
import type { GraphCall } from '../GraphCall.ts';
import { requireScope } from '../tokens/requireScope.ts';

const SCOPE = 'instagram_business_manage_messages';
const QUESTIONS_MAX = 4;
const names = ['ice_breakers', 'persistent_menu'] as const;

export function readMessengerProfile(call: GraphCall): unknown {
  requireScope(call.caller, SCOPE);
  const requested = readNames(call.params.fields);
  const { iceBreakers, persistentMenu } = profileOf(call);
  const data: unknown[] = [];
  if (requested.includes('ice_breakers')) data.push(...iceBreakers);
  if (requested.includes('persistent_menu') && persistentMenu.length > 0) data.push({ persistent_menu: persistentMenu });
  return { data };
}

export function writeMessengerProfile(call: GraphCall): { result: 'success' } {
  requireScope(call.caller, SCOPE);
  const { params } = call;
  if (params.platform !== undefined && params.platform !== 'instagram') {
    throw graphErrors.badParameter('Param platform must be one of {instagram}.');
  }
  if (names.every((name) => params[name] === undefined)) throw graphErrors.missingParameter('ice_breakers or persistent_menu');
  const profile = profileOf(call);
  const iceBreakers = nestedParam(params.ice_breakers);
  const menu = nestedParam(params.persistent_menu);
  save(call, {
    ...profile,
    ...(iceBreakers !== undefined && { iceBreakers: parseIceBreakers(iceBreakers) }),
    ...(menu !== undefined && { persistentMenu: parseMenu(menu) }),
  });
  return { result: 'success' };
}

export function deleteMessengerProfile(call: GraphCall): { result: 'success' } {
  requireScope(call.caller, SCOPE);
  const requested = readNames(nestedParam(call.params.fields));
  const profile = profileOf(call);
  save(call, {
    ...profile,
    ...(requested.includes('ice_breakers') && { iceBreakers: [] }),
    ...(requested.includes('persistent_menu') && { persistentMenu: [] }),
  });
  return { result: 'success' };
}

function profileOf({ state, caller }: GraphCall): MessengerProfile {
  const { igId } = caller.account;
  return state.profiles.find(igId) ?? { id: igId, iceBreakers: [], persistentMenu: [] };
}

function save({ state, live }: GraphCall, profile: MessengerProfile): void {
  state.transaction(() => state.profiles.save(profile.id, profile));
  live.publish({ kind: 'accounts' });
}

function readNames(value: unknown): string[] {
  const list = Array.isArray(value)
    ? value.map(String)
    : String(value ?? '')
        .split(',')
        .filter((name) => name !== '');
  if (list.length === 0) throw graphErrors.missingParameter('fields');
  for (const name of list) {
    if (!names.some((each) => each === name)) throw graphErrors.badParameter(`Param fields must be of {${names.join(', ')}}.`);
  }
  return list;
}

/** Parses ice breakers by language with a `default`, or the older flat list. */
function parseIceBreakers(value: unknown): MessengerProfile['iceBreakers'] {
  if (!Array.isArray(value) || value.length === 0) throw graphErrors.badParameter('Param ice_breakers must be a list.');
  const isFlat = value.every((each) => asObject(each).question !== undefined);
  if (isFlat) return [{ locale: 'default', call_to_actions: parseQuestions(value) }];
  const byLocale = value.map((each) => {
    const { call_to_actions, locale, ...others } = asObject(each);
    if (typeof locale !== 'string' || Object.keys(others).length > 0) {
      throw graphErrors.badParameter('ice_breakers need call_to_actions and locale.');
    }
    return { call_to_actions: parseQuestions(call_to_actions), locale };
  });
  requireDefault(byLocale, 'ice_breakers');
  return byLocale;
}

function parseQuestions(list: unknown): IceBreaker[] {
  if (!Array.isArray(list) || list.length === 0 || list.length > QUESTIONS_MAX) {
    throw graphErrors.badParameter(`There must be 1 to ${QUESTIONS_MAX} questions for each locale.`);
  }
  return list.map((each) => {
    const { question, payload, ...others } = asObject(each);
    if (typeof question !== 'string' || question === '' || typeof payload !== 'string' || Object.keys(others).length > 0) {
      throw graphErrors.badParameter('An ice breaker has the texts question and payload.');
    }
    return { question, payload };
  });
}

function parseMenu(value: unknown): MessengerProfile['persistentMenu'] {
  if (!Array.isArray(value) || value.length === 0) throw graphErrors.badParameter('Param persistent_menu must be a list.');
  const byLocale = value.map((each) => {
    const { locale, call_to_actions: items, composer_input_disabled: _, ...others } = asObject(each);
    if (typeof locale !== 'string' || !Array.isArray(items) || items.length === 0 || Object.keys(others).length > 0) {
      throw graphErrors.badParameter('persistent_menu needs locale and call_to_actions.');
    }
    return { locale, call_to_actions: items.map(parseMenuItem) };
  });
  requireDefault(byLocale, 'persistent_menu');
  return byLocale;
}

function parseMenuItem(value: unknown): MenuItem {
  const { type, title, payload, url, webview_height_ratio: _, ...others } = asObject(value);
  if (typeof title === 'string' && title !== '' && Object.keys(others).length === 0) {
    if (type === 'postback' && typeof payload === 'string' && url === undefined) return { type, title, payload };
    if (type === 'web_url' && typeof url === 'string' && URL.canParse(url) && payload === undefined) return { type, title, url };
  }
  throw graphErrors.badParameter('A menu item is a postback with title and payload, or a web_url with title and url.');
}

function requireDefault(list: { locale: string }[], name: string): void {
  if (!list.some(({ locale }) => locale === 'default')) throw graphErrors.badParameter(`${name} need the locale default.`);
}
