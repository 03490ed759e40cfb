import type { FlowTemplate } from './FlowTemplate.ts';
import { appointment } from './shipped/appointment.ts';
import { eventSignUp } from './shipped/eventSignUp.ts';
import { giveaway } from './shipped/giveaway.ts';
import { linkByComment } from './shipped/linkByComment.ts';
import { orderStatus } from './shipped/orderStatus.ts';
import { questions } from './shipped/questions.ts';
import { tableBooking } from './shipped/tableBooking.ts';
import { welcome } from './shipped/welcome.ts';

export type { FlowTemplate } from './FlowTemplate.ts';

/** All templates. The empty canvas offers the first two. */
export const flowTemplates: readonly FlowTemplate[] = [
  linkByComment,
  questions,
  welcome,
  tableBooking,
  appointment,
  eventSignUp,
  giveaway,
  orderStatus,
];
