import { ADDRESS_MAX_LENGTH, PICTURES_MAX } from '@fanfare/shared/contracts';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { ChoiceField } from '../fields/ChoiceField.tsx';
import type { NodeFormProps } from '../fields/NodeFormProps.ts';
import { TextField } from '../fields/TextField.tsx';
import { TypingField } from '../fields/TypingField.tsx';
import { ItemList } from '../list-fields/ItemList.tsx';

const texts = formCopy.media;

export function MediaForm({ data, onChange }: NodeFormProps) {
  const { type, urls } = data.media ?? { type: 'image' as const, urls: [] };
  const setUrls = (changed: string[]) => onChange({ media: { type, urls: changed } });
  const addressField = (label: string, value: string, change: (value: string) => void) => (
    <TextField
      label={label}
      hint={texts.addressHint}
      inputMode="url"
      maxLength={ADDRESS_MAX_LENGTH}
      value={value}
      onChange={change}
    />
  );
  return (
    <>
      <ChoiceField
        label={texts.type}
        hint={texts.typeHint}
        options={texts.types}
        value={type}
        onChange={(kind) => onChange({ media: { type: kind, urls: kind === 'image' ? urls : urls.slice(0, 1) } })}
      />
      {type === 'image' ? (
        <ItemList
          legend={texts.types.image}
          items={urls}
          onChange={setUrls}
          nameOf={texts.address}
          create={() => ''}
          addLabel={texts.add}
          most={PICTURES_MAX}
        >
          {(url, change) => addressField(texts.one, url, change)}
        </ItemList>
      ) : (
        addressField(texts.one, urls[0] ?? '', (url) => setUrls(url === '' ? [] : [url]))
      )}
      <TypingField data={data} onChange={onChange} />
    </>
  );
}
