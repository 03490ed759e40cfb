import { speak, speakSentences } from '../../language/index.ts';
import { figures } from './figures.ts';
import { host } from './host.ts';
import { parts } from './parts.ts';
import { realtime } from './realtime.ts';
import { sentences } from './sentences.ts';
import { triggers } from './triggers.ts';
import { ui } from './ui.ts';
import { widgets } from './widgets.ts';

speak({
  'shared/figures': figures,
  'shared/host': host,
  'shared/parts': parts,
  'shared/realtime': realtime,
  'shared/triggers': triggers,
  'shared/ui': ui,
  'shared/widgets': widgets,
});
speakSentences(sentences);
