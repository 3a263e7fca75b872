import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { focusHeading } from '../../page/focus-heading.ts';

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Opens a native dialog as a modal; the browser traps the focus and gives it back when the dialog closes. */
export function useModal(open: boolean, onClose: (() => void) | undefined): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;

    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      giveFocusBack(opener);
    };
  }, [open]);

  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onClose?.();
    },
    onClose: () => {
      if (!open) return;
      // Browsers always close a dialog on a second Escape; one that must be completed opens again.
      if (onClose) onClose();
      else ref.current?.showModal();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose?.();
    },
  };
}

/** A dialog that opened by itself has nothing to return to; the browser would go on at the foot of the page. */
function giveFocusBack(opener: Element | null): void {
  // A dialog that is taken out of the page in the same moment does not give the focus back by itself.
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
  const isBack = opener !== document.body && document.activeElement === opener;
  if (!isBack) focusHeading({ preventScroll: true });
}
