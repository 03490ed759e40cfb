import type { TemplateTexts } from '../TemplateTexts.ts';
import { appointment } from './appointment.ts';
import { eventSignUp } from './eventSignUp.ts';
import { giveaway } from './giveaway.ts';
import { linkByComment } from './linkByComment.ts';
import { orderStatus } from './orderStatus.ts';
import { questions } from './questions.ts';
import { tableBooking } from './tableBooking.ts';
import { welcome } from './welcome.ts';

export const germanTemplates: Readonly<Record<string, TemplateTexts>> = {
  'link-by-comment': linkByComment,
  questions,
  welcome,
  'table-booking': tableBooking,
  appointment,
  'event-sign-up': eventSignUp,
  giveaway,
  'order-status': orderStatus,
};
