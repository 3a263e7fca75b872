import { useEffect, useState } from 'react';
import { afterPress } from './after-press.ts';
import { isTypedInto } from './after-typing.ts';

/** A text of the page as it was before someone began to type, and as it is once they are done. */
export function useAfterTyping(text: string): string {
  const [shown, setShown] = useState(text);

  useEffect(() => {
    const follow = () => {
      afterPress(() => {
        setShown(text);
      });
    };
    if (!isTypedInto(document.activeElement)) follow();
    addEventListener('focusout', follow);
    return () => {
      removeEventListener('focusout', follow);
    };
  }, [text]);

  return shown;
}
