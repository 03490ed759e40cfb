import type { NodeType } from '@fanfare/shared/contracts';
import { canvasCopy } from '../../../copy/canvas.ts';
import { catalogCopy } from '../../../copy/nodes/catalog.ts';
import { nodeCatalog, nodeIcons } from '../../../state/nodeCatalog.ts';
import type { WindowPoint } from '../pointer/useAddNode.ts';
import { PickerList } from './PickerList.tsx';
import { PickerPopup } from './PickerPopup.tsx';

export interface NodePickerProps {
  at: WindowPoint;
  fits: (type: NodeType) => boolean;
  onPick: (type: NodeType) => void;
  onClose: () => void;
}

export function NodePicker({ at, fits, onPick, onClose }: NodePickerProps) {
  const options = nodeCatalog.flatMap(({ title, entries }) =>
    entries
      .filter(({ type }) => fits(type))
      .map(({ type, name, description }) => ({
        id: type,
        label: name,
        hint: description,
        words: catalogCopy.words[type],
        group: title,
        Icon: nodeIcons[type],
      })),
  );
  const pick = (id: string) => {
    const option = options.find((known) => known.id === id);
    if (option) onPick(option.id);
  };
  return (
    <PickerPopup label={canvasCopy.pick.title} at={at} onClose={onClose}>
      <PickerList label={canvasCopy.pick.search} options={options} nothing={canvasCopy.pick.nothing} onPick={pick} />
    </PickerPopup>
  );
}
