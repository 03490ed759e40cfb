import { ALT_TEXT_MAX_LENGTH, MEDIA_URL_MAX_LENGTH } from '@fanfare/shared/contracts';
import { Progress, SegmentedControl } from '@fanfare/shared/domain';
import { color, Field, font, IconButton, space } from '@fanfare/shared/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { DragEvent } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/publishing.ts';
import { MediaThumb } from './MediaThumb.tsx';
import { canDescribe, type DraftFile, isInsecure, isUploaded, type PostKind } from './postDraft.ts';
import { problemOf } from './refuseFile.ts';

const text = copy.publishing.form;
const DRAGGED = 'application/x-fanfare-file';

interface FileRowProps {
  file: DraftFile;
  index: number;
  count: number;
  kind: PostKind;
  onChange: (changes: Partial<DraftFile>) => void;
  /** Undefined if the file has to stay. */
  onRemove: (() => void) | undefined;
  onMove: (key: number, to: number) => void;
}

export function FileRow({ file, index, count, kind, onChange, onRemove, onMove }: FileRowProps) {
  const { key, type, url, altText, upload } = file;
  const isOurs = isUploaded(file);
  const problem = problemOf(file, kind);
  const isMovable = count > 1;
  const drop = (event: DragEvent) => {
    const dragged = event.dataTransfer.getData(DRAGGED);
    if (dragged === '') return;
    event.preventDefault();
    onMove(Number(dragged), index);
  };
  return (
    <Row
      aria-label={text.media(index)}
      draggable={isMovable && isOurs}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(DRAGGED, String(key));
        dataTransfer.effectAllowed = 'move';
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
      }}
      onDrop={drop}
    >
      {isOurs ? (
        <Thumb>
          <MediaThumb type={type} url={url} />
        </Thumb>
      ) : null}
      <Fields>
        {isOurs ? (
          <Name>
            <span dir="auto">{upload?.name ?? text.upload.uploaded}</span>
            {upload && upload.width > 0 ? <small>{text.upload.size(upload.width, upload.height)}</small> : null}
          </Name>
        ) : (
          <Field
            label={count > 1 ? `${text.media(index)}: ${text.url}` : text.url}
            hint={index === 0 ? text.urlHint : undefined}
            error={isInsecure(url) ? text.urlHint : undefined}
            type="url"
            maxLength={MEDIA_URL_MAX_LENGTH}
            required
            value={url}
            placeholder="https://"
            onChange={(event) => onChange({ url: event.target.value })}
          />
        )}
        {upload && upload.id === null && upload.error === null ? (
          <Progress label={text.upload.progress(upload.name)} share={upload.share} />
        ) : null}
        {problem ? <Trouble role="alert">{problem}</Trouble> : null}
        {!isOurs && (kind === 'carousel' || kind === 'story') ? (
          <SegmentedControl
            legend={text.type}
            options={[
              { value: 'image', label: text.image },
              { value: 'video', label: text.video },
            ]}
            value={type}
            onChange={(next) => onChange({ type: next })}
          />
        ) : null}
        {canDescribe(kind, type) && (isOurs ? !upload?.error : url !== '') ? (
          <Field
            label={text.altText}
            value={altText}
            maxLength={ALT_TEXT_MAX_LENGTH}
            onChange={(event) => onChange({ altText: event.target.value })}
          />
        ) : null}
      </Fields>
      <Tools>
        {isMovable ? (
          <>
            <IconButton
              $variant="quiet"
              $size="small"
              aria-label={`${text.media(index)}: ${text.upload.earlier}`}
              disabled={index === 0}
              onClick={() => onMove(key, index - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </IconButton>
            <IconButton
              $variant="quiet"
              $size="small"
              aria-label={`${text.media(index)}: ${text.upload.later}`}
              disabled={index === count - 1}
              onClick={() => onMove(key, index + 1)}
            >
              <ArrowDown aria-hidden="true" />
            </IconButton>
          </>
        ) : null}
        {onRemove ? (
          <IconButton $variant="quiet" $size="small" aria-label={text.removeFile(index)} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        ) : null}
      </Tools>
    </Row>
  );
}

const Row = styled.fieldset`
  display: flex;
  align-items: start;
  gap: ${space.x1half};
  width: 100%;
  min-width: 0;
  margin: 0;
  padding: ${space.x1half} 0;
  border: 0;
  border-top: 1px solid ${color.border};
  &[draggable='true'] { cursor: grab; }
`;

const Thumb = styled.span`
  flex: none;
  width: 72px;
  height: 72px;
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  gap: ${space.x1};
  min-width: 0;
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.x1};
  overflow-wrap: anywhere;
  font-weight: ${font.weight.medium};
  small { color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.regular}; }
`;

const Trouble = styled.p`
  color: ${color.danger};
  font-size: ${font.size.small};
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  &:empty { display: none; }
`;
