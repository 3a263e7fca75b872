import type { AnswerValue } from '@handrail/engine';
import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { afterPress } from '../../press/after-press.ts';
import type { Mask } from './masks/mask.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface Typing {
  readonly value: unknown;
  readonly onChange: (value: AnswerValue) => void;
  readonly onLeave: () => void;
}

/**
 * What stands in a text input: exactly what is typed while someone types, the tidy answer otherwise.
 * The answer is kept at every key, so that leaving the page loses nothing.
 */
export function useTypedText(mask: Mask, { value, onChange, onLeave }: Typing) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: AnswerValue }>();
  // An answer that changed from elsewhere counts for more than what was typed before.
  const isTyping = draft !== undefined && Object.is(draft.value, value);
  const text = isTyping ? draft.text : mask.show(value);

  function handleChange({ currentTarget: input }: ChangeEvent<TextElement>) {
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const edited = mask.edit?.(text, typed) ?? typed;
    if (edited.text !== typed.text) {
      // Set here, so that nothing is left for React to change and the caret stays where it belongs.
      input.value = edited.text;
      input.setSelectionRange(edited.caret, edited.caret);
    }
    const kept = mask.read(edited.text);
    setDraft({ text: edited.text, value: kept });
    onChange(kept);
  }

  function handleLeave() {
    if (isTyping) {
      const kept = mask.tidy(text);
      if (!Object.is(kept, value)) {
        setDraft({ text, value: kept });
        onChange(kept);
      }
      // What is said under the field while someone types goes, and moves what stands below.
      afterPress(() => {
        setDraft((now) => (now?.text === text ? undefined : now));
      });
    }
    onLeave();
  }

  return {
    text,
    isTyping,
    handlers: {
      onChange: handleChange,
      onBlur: handleLeave,
      // Enter sends the form without leaving the field.
      onKeyDown: (event: KeyboardEvent<TextElement>) => {
        const isLine = event.currentTarget.tagName === 'INPUT';
        if (event.key === 'Enter' && isLine && !event.nativeEvent.isComposing) handleLeave();
      },
    },
  };
}
