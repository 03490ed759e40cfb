import {
  ADDRESS_MAX_LENGTH,
  type FlowRequest,
  REQUEST_HEADERS_MAX,
  REQUEST_MAPPINGS_MAX,
  type RequestMethod,
  requestHeaderNames,
} from '@fanfare/shared/contracts';
import { useId } from 'react';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';
import { SecretPicker } from '../../../state/secrets/SecretPicker.tsx';
import { ItemList } from '../list-fields/ItemList.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { TemplateField } from './TemplateField.tsx';
import { TextField } from './TextField.tsx';

const texts = formCopy.request;
const methodNames = {
  GET: 'GET',
  POST: 'POST',
  PUT: 'PUT',
  PATCH: 'PATCH',
  DELETE: 'DELETE',
} satisfies Record<RequestMethod, string>;

interface RequestFieldsProps {
  request: FlowRequest;
  onChange: (request: FlowRequest) => void;
}

export function RequestFields({ request, onChange }: RequestFieldsProps) {
  const headerNames = useId();
  const set = (changes: Partial<FlowRequest>) => onChange({ ...request, ...changes });
  return (
    <>
      <ChoiceField<FlowRequest['method']>
        label={texts.method}
        hint={texts.methodHint}
        options={methodNames}
        value={request.method}
        onChange={(method) => set(method === 'GET' ? { method, body: '' } : { method })}
      />
      <TextField
        label={texts.url}
        hint={texts.urlHint}
        aside={<SecretPicker field={texts.url} onPick={(secret) => set({ url: request.url + secret })} />}
        inputMode="url"
        maxLength={ADDRESS_MAX_LENGTH}
        value={request.url}
        onChange={(url) => set({ url })}
      />
      <datalist id={headerNames}>
        {requestHeaderNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ItemList
        legend={texts.headers}
        items={request.headers}
        onChange={(headers) => set({ headers })}
        nameOf={texts.header}
        create={() => ({ name: '', value: '' })}
        addLabel={texts.addHeader}
        most={REQUEST_HEADERS_MAX}
      >
        {(header, change) => (
          <>
            <TextField
              label={texts.headerName}
              hint={texts.headerNameHint}
              list={headerNames}
              maxLength={100}
              value={header.name}
              onChange={(name) => change({ ...header, name })}
            />
            <TextField
              label={texts.headerValue}
              hint={texts.headerValueHint}
              aside={
                <SecretPicker
                  field={header.name || texts.headerValue}
                  onPick={(secret) => change({ ...header, value: header.value + secret })}
                />
              }
              maxLength={4_000}
              value={header.value}
              onChange={(value) => change({ ...header, value })}
            />
          </>
        )}
      </ItemList>
      {request.method === 'GET' ? null : (
        <TemplateField
          label={texts.body}
          hint={texts.bodyHint}
          aside={<SecretPicker field={texts.body} onPick={(secret) => set({ body: (request.body ?? '') + secret })} />}
          value={request.body ?? ''}
          onChange={(body) => set({ body })}
        />
      )}
      <ItemList
        legend={texts.mapping}
        items={request.mapping}
        onChange={(mapping) => set({ mapping })}
        nameOf={texts.mapped}
        create={() => ({ path: '', variable: '' })}
        addLabel={texts.addMapping}
        most={REQUEST_MAPPINGS_MAX}
      >
        {(mapped, change) => (
          <>
            <TextField
              label={texts.path}
              hint={texts.pathHint}
              maxLength={200}
              value={mapped.path}
              onChange={(path) => change({ ...mapped, path })}
            />
            <TextField
              label={texts.into}
              hint={texts.intoHint}
              maxLength={100}
              value={mapped.variable}
              onChange={(variable) => change({ ...mapped, variable })}
            />
          </>
        )}
      </ItemList>
    </>
  );
}
