import { SPLIT_BRANCHES_MAX } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { NumberField } from '../fields/NumberField.tsx';
import { ItemList } from '../list-fields/ItemList.tsx';

const texts = formCopy.split;

export function SplitForm({ data, onChange }: NodeFormProps) {
  const branches = data.split?.branches ?? [];
  const total = branches.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <ItemList
      legend={texts.legend}
      items={branches}
      onChange={(changed) => onChange({ split: { branches: changed } })}
      nameOf={texts.way}
      create={() => ({ id: freeLetter(branches), weight: 50 })}
      addLabel={texts.add}
      most={SPLIT_BRANCHES_MAX}
    >
      {(branch, change) => (
        <NumberField
          label={texts.weight}
          hint={texts.share(total === 0 ? 0 : Math.round((branch.weight / total) * 100))}
          min={0}
          max={1_000}
          value={branch.weight}
          onChange={(weight) => change({ ...branch, weight })}
        />
      )}
    </ItemList>
  );
}

/** Branches are named A, B, C ... on the canvas. */
function freeLetter(branches: readonly { id: string }[]): string {
  const taken = new Set(branches.map(({ id }) => id));
  return [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((letter) => !taken.has(letter)) ?? `way-${branches.length + 1}`;
}
