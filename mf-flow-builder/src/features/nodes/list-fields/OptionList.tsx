import { ADDRESS_MAX_LENGTH, type FlowOption } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { TextField } from '../fields/TextField.tsx';
import { freeId } from './freeId.ts';
import { ItemList } from './ItemList.tsx';

interface OptionListProps {
  legend: string;
  options: readonly FlowOption[];
  onChange: (options: FlowOption[]) => void;
  nameOf: (position: number) => string;
  addLabel: string;
  most: number;
  /** Options of the same node elsewhere: all are told apart by their ids. */
  others?: readonly FlowOption[];
  /** They may open a page instead of going on. */
  mayOpenPage: boolean;
}

/** What can be tapped below a message. */
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

/** Without an address it is answered by a tap; an empty one would be a page that does not exist. */
function withPage({ id, title }: FlowOption, url: string): FlowOption {
  return url === '' ? { id, title } : { id, title, url };
}
