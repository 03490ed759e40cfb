import type { Case } from './Case.ts';
import { automationCases } from './cases/automationCases.ts';
import { commentCases } from './cases/commentCases.ts';
import { conversationCases } from './cases/conversationCases.ts';
import { insightCases } from './cases/insightCases.ts';
import { loginCases } from './cases/loginCases.ts';
import { messageCases } from './cases/messageCases.ts';
import { profileCases } from './cases/profileCases.ts';
import { publishingCases } from './cases/publishingCases.ts';
import { templateCases } from './cases/templateCases.ts';

/** Requirements for Instagram and its simulations. They run sequentially, because some cases change the clock. */
export const conformanceCases: readonly Case[] = [
  ...loginCases,
  ...profileCases,
  ...messageCases,
  ...templateCases,
  ...conversationCases,
  ...commentCases,
  ...publishingCases,
  ...insightCases,
  ...automationCases,
];
