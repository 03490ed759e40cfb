import { BUTTON_TITLE_MAX_LENGTH, BUTTONS_MAX, type FlowOption, type MessageButton } from '@fanfare/shared/contracts';
import { payloadOf } from './options.ts';
import { truncate } from './truncate.ts';
import type { TemplateWriter } from './writeTemplates.ts';

export function toButtons(nodeId: string, options: readonly FlowOption[], write: TemplateWriter): MessageButton[] {
  return options.slice(0, BUTTONS_MAX).map((option) => {
    const title = truncate(option.title, BUTTON_TITLE_MAX_LENGTH);
    return option.url === undefined
      ? { kind: 'postback', title, payload: payloadOf(nodeId, option) }
      : { kind: 'link', title, url: write.address(option.url) };
  });
}
