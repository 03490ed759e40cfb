import { speak } from '@fanfare/shared/language';
import { demoCopy } from './demo.ts';
import { doctorCopy } from './doctor.ts';
import { eventsCopy } from './events.ts';
import { figuresCopy } from './figures.ts';
import { frame } from './frame.ts';
import { inspectorCopy } from './inspector.ts';
import { monitoringCopy } from './monitoring.ts';
import { panelCopy } from './panel.ts';
import { sectionsCopy } from './sections.ts';
import { subscriptionsCopy } from './subscriptions.ts';
import { suitesCopy } from './testing.ts';

speak({
  'webhooks/demo': demoCopy,
  'webhooks/doctor': doctorCopy,
  'webhooks/events': eventsCopy,
  'webhooks/figures': figuresCopy,
  'webhooks/frame': frame,
  'webhooks/inspector': inspectorCopy,
  'webhooks/monitoring': monitoringCopy,
  'webhooks/panel': panelCopy,
  'webhooks/sections': sectionsCopy,
  'webhooks/subscriptions': subscriptionsCopy,
  'webhooks/testing': suitesCopy,
});
