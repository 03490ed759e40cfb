import { Button } from '@fanfare/shared/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { copy } from '../../copy.ts';

export function CopyButton({ label, content }: { label: string; content: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copyContent = async () => {
    try {
      await navigator.clipboard.writeText(content);
      setIsCopied(true);
    } catch {
      // Without the clipboard permission the text can still be selected.
      setIsCopied(false);
    }
  };
  return (
    <Button $size="small" onClick={copyContent}>
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? copy.twoFactor.copied : label}</span>
    </Button>
  );
}
