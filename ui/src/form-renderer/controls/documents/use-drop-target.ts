import { useEffect, useRef, useState, type RefObject } from 'react';

/** Lets files be dropped on an element; says whether some are held over it. */
export function useDropTarget<Target extends HTMLElement>(
  onFiles: (files: readonly File[]) => void,
): { readonly ref: RefObject<Target | null>; readonly isOver: boolean } {
  const ref = useRef<Target>(null);
  const handleFiles = useRef(onFiles);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    handleFiles.current = onFiles;
  });

  useEffect(() => {
    const target = ref.current;
    if (!target) return undefined;
    const handlers: Readonly<Record<string, (event: DragEvent) => void>> = {
      dragover: (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        // Otherwise the browser would open the file in place of the page.
        event.preventDefault();
        setOver(true);
      },
      dragleave: (event) => {
        if (!target.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      drop: (event) => {
        event.preventDefault();
        setOver(false);
        handleFiles.current([...(event.dataTransfer?.files ?? [])]);
      },
    };
    const entries = Object.entries(handlers) as [string, EventListener][];
    for (const [type, handler] of entries) target.addEventListener(type, handler);
    return () => {
      for (const [type, handler] of entries) target.removeEventListener(type, handler);
    };
  }, []);

  return { ref, isOver };
}
