import { ADDRESS_MAX_LENGTH, type FlowOption } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { TextField } from '../fields/TextField.tsx';
import { freeId } from '../list-fields/freeId.ts';
import { ItemList } from '../list-fields/ItemList.tsx';

interface OptionListProps {
  legend: string;
  options: readonly FlowOption[];
  onChange: (options: FlowOption[]) => void;
  nameOf: (position: number) => string;
  addLabel: string;
  most: number;
  others?: readonly FlowOption[];
  /** True if an option may open a page instead of continuing. */
  mayOpenPage: boolean;
}

export function OptionList({ options, others = [], mayOpenPage, ...list }: OptionListProps) {
  const texts = formCopy.options;
  return (
    <ItemList<FlowOption> items={options} create={() => ({ id: freeId('option', [...options, ...others]), title: '' })} {...list}>
      {(option, change) => (
        <>
          <TextField
            label={texts.title}
            hint={texts.titleHint}
            maxLength={100}
            value={option.title}
            onChange={(title) => change({ ...option, title })}
          />
          {mayOpenPage ? (
            <TextField
              label={texts.url}
              hint={texts.urlHint}
              inputMode="url"
              maxLength={ADDRESS_MAX_LENGTH}
              value={option.url ?? ''}
              onChange={(url) => change(withPage(option, url))}
            />
          ) : null}
        </>
      )}
    </ItemList>
  );
}

/** Removes an empty URL, which would be an invalid page. */
function withPage({ id, title }: FlowOption, url: string): FlowOption {
  return url === '' ? { id, title } : { id, title, url };
}
