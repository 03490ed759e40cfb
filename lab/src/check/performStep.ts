import type { Step, Target } from '@fanfare/shared/lab';
import type { Locator, Page } from '@playwright/test';
import { type Translate, withoutTranslation } from '../language/createTranslate.ts';
import { asWritten, type Translator } from '../language/translatorOf.ts';
import type { Stage } from '../stage/Stage.ts';

const WITHIN_MS = 30_000;

export async function performStep(
  page: Page,
  stage: Pick<Stage, 'push'>,
  step: Step,
  inLanguage: Translator = asWritten,
): Promise<void> {
  const find = (target: Target) => locate(page, target, inLanguage).first();
  try {
    if ('click' in step) await find(step.click).click({ timeout: WITHIN_MS });
    else if ('fill' in step) await find(step.fill).fill(step.with, { timeout: WITHIN_MS });
    else if ('press' in step) await page.keyboard.press(step.press);
    else if ('see' in step) await see(page, step.see, inLanguage);
    else if ('gone' in step) await find(step.gone).waitFor({ state: 'hidden', timeout: WITHIN_MS });
    else if ('arriveAt' in step)
      await page.waitForURL((url) => url.pathname + url.search === step.arriveAt, { timeout: WITHIN_MS });
    else stage.push(step.push);
  } catch (cause) {
    throw new Error(`${describeStep(step)}: not within ${WITHIN_MS / 1000} s`, { cause });
  }
}

export async function see(page: Page, target: Target, inLanguage: Translator = asWritten): Promise<void> {
  await locate(page, target, inLanguage).filter({ visible: true }).first().waitFor({ timeout: WITHIN_MS });
}

export function describeStep(step: Step, translate: Translate = withoutTranslation): string {
  const called = (target: Target) => nameOf(target, translate);
  if ('click' in step) return `press ${called(step.click)}`;
  if ('fill' in step) return `write “${step.with}” into ${called(step.fill)}`;
  if ('press' in step) return `press the keys ${step.press}`;
  if ('see' in step) return `see ${called(step.see)}`;
  if ('gone' in step) return `see ${called(step.gone)} no more`;
  if ('arriveAt' in step) return `arrive at ${step.arriveAt}`;
  return `the server says ${step.push.event}`;
}

export function nameOf(target: Target, translate: Translate = withoutTranslation): string {
  if (typeof target === 'string') return `“${translate(target)}”`;
  if ('label' in target) return `the field “${translate(target.label)}”`;
  return target.name === undefined ? `a ${target.role}` : `the ${target.role} “${translate(target.name)}”`;
}

function locate(page: Page, target: Target, inLanguage: Translator): Locator {
  if (typeof target === 'string') return page.getByText(inLanguage(target) ?? target);
  if ('label' in target) return page.getByLabel(inLanguage(target.label) ?? target.label);
  const { role, name, exact = false } = target;
  const called = name === undefined ? {} : { name: inLanguage(name) ?? name, exact };
  return page.getByRole(role as Parameters<Page['getByRole']>[0], called);
}
