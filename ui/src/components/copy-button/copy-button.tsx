import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export interface CopyButtonProps {
  text: string;
  /** What is copied, such as "Copy debug ID". */
  label?: string | undefined;
}

/** Copies a text and says whether it worked. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { i18n } = useLingui();
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const words = {
    ready: label ?? i18n._({ id: 'ui.copy.ready', message: 'Copy' }),
    copied: i18n._({ id: 'ui.copy.copied', message: 'Copied' }),
    failed: i18n._({ id: 'ui.copy.failed', message: 'Could not copy. Select the text instead.' }),
  };

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Old browsers and pages without https refuse; the text stays there to select.
      setState('failed');
    }
  }

  return (
    <>
      <Button size="small" onClick={() => void handleClick()}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {words[state]}
      </Button>
      <VisuallyHidden>
        <span role="status">{state !== 'ready' && words[state]}</span>
      </VisuallyHidden>
    </>
  );
}
