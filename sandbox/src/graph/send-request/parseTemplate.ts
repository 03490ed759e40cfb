import type { Template, TemplateButton, TemplateElement } from '../../model/messageContent.ts';
import { asObject } from '../answers/readParams.ts';
import { messageErrors } from './messageErrors.ts';

const ELEMENTS_MAX = 10;
const TITLE_MAX = 80;
const BUTTONS_MAX = 3;
const BUTTON_TEMPLATE_TEXT_MAX = 640;

/** Parses a generic template (1 to 10 elements) or a button template. Throws 100/2534015. */
export function parseTemplate(payload: unknown): Template {
  const { template_type, elements, text, buttons, ...others } = asObject(payload);
  refuseOthers(others, 'payload');
  if (template_type === 'button') {
    if (elements !== undefined) throw messageErrors.invalidMessage('A button template has no elements.');
    const shown = requireText(text, 'payload.text', BUTTON_TEMPLATE_TEXT_MAX);
    return { kind: 'button', text: shown, buttons: parseButtons(buttons, 1, 'payload') };
  }
  if (template_type !== 'generic') throw messageErrors.invalidMessage('template_type must be one of {generic, button}.');
  if (text !== undefined || buttons !== undefined) throw messageErrors.invalidMessage('A generic template has only elements.');
  if (!Array.isArray(elements) || elements.length < 1 || elements.length > ELEMENTS_MAX) {
    throw messageErrors.invalidMessage(`elements must be a list of 1 to ${ELEMENTS_MAX}.`);
  }
  return { kind: 'generic', elements: elements.map((each, index) => parseElement(each, `elements[${index}]`)) };
}

function parseElement(value: unknown, where: string): TemplateElement {
  const { title, subtitle, image_url, default_action, buttons, ...others } = asObject(value);
  refuseOthers(others, where);
  if ([subtitle, image_url, default_action, buttons].every((each) => each === undefined)) {
    throw messageErrors.invalidMessage(`${where} needs one property besides its title.`);
  }
  return {
    title: requireText(title, `${where}.title`, TITLE_MAX),
    ...(subtitle !== undefined && { subtitle: requireText(subtitle, `${where}.subtitle`, TITLE_MAX) }),
    ...(image_url !== undefined && { imageUrl: requireUrl(image_url, `${where}.image_url`) }),
    ...(default_action !== undefined && { url: parseDefaultAction(default_action, where) }),
    buttons: buttons === undefined ? [] : parseButtons(buttons, 0, where),
  };
}

function parseDefaultAction(value: unknown, where: string): string {
  const { type, url, ...others } = asObject(value);
  refuseOthers(others, `${where}.default_action`);
  if (type !== 'web_url') throw messageErrors.invalidMessage(`${where}.default_action.type must be web_url.`);
  return requireUrl(url, `${where}.default_action.url`);
}

function parseButtons(list: unknown, min: number, where: string): TemplateButton[] {
  if (!Array.isArray(list) || list.length < min || list.length > BUTTONS_MAX) {
    throw messageErrors.invalidMessage(`${where}.buttons must be a list of ${min} to ${BUTTONS_MAX}.`);
  }
  return list.map((each, index) => parseButton(each, `${where}.buttons[${index}]`));
}

function parseButton(value: unknown, where: string): TemplateButton {
  const { type, title, url, payload, ...others } = asObject(value);
  refuseOthers(others, where);
  const shown = requireText(title, `${where}.title`, TITLE_MAX);
  if (type === 'web_url' && payload === undefined) return { type, title: shown, url: requireUrl(url, `${where}.url`) };
  if (type === 'postback' && url === undefined) return { type, title: shown, payload: requireText(payload, `${where}.payload`) };
  throw messageErrors.invalidMessage(`${where} must be a web_url with url or a postback with payload.`);
}

function requireText(value: unknown, where: string, max = 1_000): string {
  if (typeof value !== 'string' || value.trim() === '' || [...value].length > max) {
    throw messageErrors.invalidMessage(`${where} must be a text of 1 to ${max} characters.`);
  }
  return value;
}

function requireUrl(value: unknown, where: string): string {
  if (typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw messageErrors.invalidMessage(`${where} must be a web address.`);
}

function refuseOthers(others: Record<string, unknown>, where: string): void {
  const [extra] = Object.keys(others);
  if (extra !== undefined) throw messageErrors.invalidMessage(`${where}.${extra} is not a property.`);
}
