import { failureNotice } from '@fanfare/shared/api';
import type { Thread } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { copy } from '../../../copy/instagram/inbox.ts';
import { contactName } from '../contactName.ts';
import { useDeleteContactMutation } from '../inbox.api.ts';

const text = copy.inbox.thread;

export function useDeleteContact({ contact }: Thread, onConfirm: () => void): () => Promise<void> {
  const host = useHost();
  const [deleteContact] = useDeleteContactMutation();

  return async () => {
    const isConfirmed = await host.confirm({
      title: text.deleteTitle(contactName(contact)),
      text: text.deleteText,
      confirmLabel: text.deleteConfirm,
      tone: 'danger',
    });
    if (!isConfirmed) return;
    onConfirm();
    const { error } = await deleteContact(contact.id);
    host.toast(error ? failureNotice(error, text.deleteFailed) : { kind: 'success', title: text.contactDeleted });
  };
}
