import '@fanfare/shared/translations/de';
import { speak, speakSentences } from '@fanfare/shared/language';
import { capture } from './capture.ts';
import { copy } from './copy.ts';
import { late } from './late.ts';
import { liveness } from './liveness.ts';
import { releases } from './releases.ts';

speak({
  'shell/copy': copy,
  'shell/late': late,
  'shell/capture': capture,
  'shell/releases': releases,
  'shell/liveness': liveness,
});
// Who released the builds of a checkout.
speakSentences({ 'this workspace': 'dieser Arbeitsbereich' });
