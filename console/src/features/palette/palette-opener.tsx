import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Opens the command palette with Ctrl or Cmd and K, from anywhere but another dialog. */
export function PaletteOpener() {
  const [isOpen, setOpen] = useState(false);
  const chosen = useRef<() => void>(undefined);

  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // The browser would go to its own search box.
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);

  useEffect(() => {
    if (isOpen) return;
    // Runs once the palette has given the focus back, which some commands go by.
    chosen.current?.();
    chosen.current = undefined;
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <Palette
        onClose={(run) => {
          chosen.current = run;
          setOpen(false);
        }}
      />
    </Suspense>
  );
}
