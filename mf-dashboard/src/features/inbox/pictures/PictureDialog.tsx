import { type FailureNotice, failureNotice } from '@fanfare/shared/api';
import { ADDRESS_MAX_LENGTH } from '@fanfare/shared/contracts';
import { BusyButton, Button, color, Dialog, FailureBanner, Field, pageUrl, radius, space } from '@fanfare/shared/ui';
import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { useDraft } from '../../../state/storage/useDraft.ts';

const text = copy.inbox.composer.picture;

interface PictureDialogProps {
  threadId: string;
  open: boolean;
  onClose: () => void;
  /** Resolves to the error, to null if it was sent, or to false if the user cancelled. */
  onSend: (url: string) => Promise<{ error: unknown } | null | false>;
}

/** Instagram fetches the image from the URL. */
export function PictureDialog({ threadId, open, onClose, onSend }: PictureDialogProps) {
  const [address, setAddress] = useDraft(`picture.${threadId}`);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<FailureNotice | null>(null);
  const [shown, setShown] = useState<'nothing' | 'picture' | 'no picture'>('nothing');
  const url = address.trim();
  const isAddress = /^https?:\/\/\S+$/.test(url) && URL.canParse(url);
  const previewUrl = isAddress ? pageUrl(url) : null;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isAddress || isSending) return;
    setFailure(null);
    setSending(true);
    const result = await onSend(url);
    setSending(false);
    if (result === false) return;
    if (result) return setFailure(failureNotice(result.error, text.failed));
    setAddress('');
    onClose();
  };

  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <Form onSubmit={(event) => void submit(event)}>
        <Field
          label={text.address}
          hint={text.hint}
          type="url"
          inputMode="url"
          maxLength={ADDRESS_MAX_LENGTH}
          value={address}
          error={shown === 'no picture' && isAddress ? text.noPicture : undefined}
          onChange={(event) => {
            setShown('nothing');
            setAddress(event.target.value);
          }}
        />
        {previewUrl && shown !== 'no picture' ? (
          <Preview
            src={previewUrl}
            alt={text.preview}
            onLoad={() => setShown('picture')}
            onError={() => setShown('no picture')}
          />
        ) : null}
        {failure ? <FailureBanner failure={failure} /> : null}
        <Buttons>
          <Button onClick={onClose}>{text.cancel}</Button>
          <BusyButton type="submit" $variant="primary" isBusy={isSending} busyText={text.sending} disabled={!isAddress}>
            {text.send}
          </BusyButton>
        </Buttons>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Preview = styled.img`
  max-width: 100%;
  max-height: 240px;
  border-radius: ${radius.small};
  background: ${color.sunken};
  object-fit: contain;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.x1};
`;
