import { speak } from '@fanfare/shared/language';
import { attention } from './attention.ts';
import { automation } from './automation.ts';
import { checklist } from './checklist.ts';
import { feed } from './feed.ts';
import { flows } from './flows.ts';
import { frame } from './frame.ts';
import { account } from './instagram/account.ts';
import { comments } from './instagram/comments.ts';
import { inbox } from './instagram/inbox.ts';
import { lists } from './instagram/lists.ts';
import { publishing } from './instagram/publishing.ts';
import { doctor } from './windows/doctor.ts';
import { probe } from './windows/probe.ts';
import { why } from './windows/why.ts';

speak({
  'dashboard/account': account,
  'dashboard/attention': attention,
  'dashboard/automation': automation,
  'dashboard/checklist': checklist,
  'dashboard/comments': comments,
  'dashboard/doctor': doctor,
  'dashboard/feed': feed,
  'dashboard/flows': flows,
  'dashboard/frame': frame,
  'dashboard/inbox': inbox,
  'dashboard/lists': lists,
  'dashboard/probe': probe,
  'dashboard/publishing': publishing,
  'dashboard/why': why,
});
