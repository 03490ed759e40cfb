import { speak } from '@fanfare/shared/language';
import { canvasCopy } from './canvas.ts';
import { copy } from './copy.ts';
import { savingCopy } from './files/saving.ts';
import { secretsCopy } from './files/secrets.ts';
import { templateCopy } from './files/templates.ts';
import { transferCopy } from './files/transfer.ts';
import { flowTemplates } from './flow-templates/flowTemplates.ts';
import { libraryCopy } from './library.ts';
import { catalogCopy } from './nodes/catalog.ts';
import { labelCopy } from './nodes/labels.ts';
import { limitCopy } from './nodes/limits.ts';
import { formCopy } from './nodes/nodeForms.ts';
import { outputCopy } from './nodes/outputs.ts';
import { previewCopy } from './nodes/previews.ts';
import { issueCopy } from './panels/issues.ts';
import { numbersCopy } from './panels/numbers.ts';
import { outlineCopy } from './panels/outline.ts';
import { panelsCopy } from './panels/panels.ts';
import { publishingCopy } from './panels/publishing.ts';
import { replayCopy } from './panels/replay.ts';
import { testCopy } from './panels/testPanel.ts';
import { versionCopy } from './panels/versions.ts';
import { removalCopy } from './removal.ts';

speak({
  'flow-builder/canvas': canvasCopy,
  'flow-builder/catalog': catalogCopy,
  'flow-builder/copy': copy,
  'flow-builder/issues': issueCopy,
  'flow-builder/labels': labelCopy,
  'flow-builder/library': libraryCopy,
  'flow-builder/limits': limitCopy,
  'flow-builder/nodeForms': formCopy,
  'flow-builder/numbers': numbersCopy,
  'flow-builder/outline': outlineCopy,
  'flow-builder/outputs': outputCopy,
  'flow-builder/panels': panelsCopy,
  'flow-builder/previews': previewCopy,
  'flow-builder/publishing': publishingCopy,
  'flow-builder/removal': removalCopy,
  'flow-builder/replay': replayCopy,
  'flow-builder/saving': savingCopy,
  'flow-builder/secrets': secretsCopy,
  'flow-builder/templates': templateCopy,
  'flow-builder/testPanel': testCopy,
  'flow-builder/transfer': transferCopy,
  'flow-builder/versions': versionCopy,
});
speak(
  Object.fromEntries(Object.entries(flowTemplates).map(([id, texts]) => [`flow-builder/flow-templates/${id}`, { ...texts }])),
);
