import { useShortcut } from '../../../shared/keyboard/use-shortcut.ts';

type Verdict = 'fine' | 'askAgain';

/** Marks the answer or document in which the focus is; from elsewhere, goes to the first that has no mark yet. */
export function useMarkKeys(): void {
  useShortcut('fine', () => {
    const mark = findMark();
    if (!mark) {
      goToFirstOpen('fine');
      return;
    }
    const button = buttonOf(mark, 'fine');
    if (button?.getAttribute('aria-pressed') !== 'true') button?.click();
    const marks = listMarks();
    const next = marks[marks.indexOf(mark) + 1];
    (next && buttonOf(next, 'fine'))?.focus();
  });
  useShortcut('askAgain', () => {
    const mark = findMark();
    if (!mark) {
      goToFirstOpen('askAgain');
      return;
    }
    const button = buttonOf(mark, 'askAgain');
    // The form takes the focus, and gives it back to the button.
    button?.focus();
    if (button?.getAttribute('aria-expanded') !== 'true') button?.click();
  });
}

function listMarks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-mark]')];
}

function findMark(): HTMLElement | null | undefined {
  const focused = document.activeElement;
  return (
    focused?.closest<HTMLElement>('[data-mark]') ??
    focused?.closest('[data-answer]')?.querySelector<HTMLElement>('[data-mark]')
  );
}

function goToFirstOpen(verdict: Verdict): void {
  const marks = listMarks();
  const open = marks.find((mark) => !mark.querySelector('[aria-pressed="true"]')) ?? marks[0];
  (open && buttonOf(open, verdict))?.focus();
}

function buttonOf(mark: HTMLElement, verdict: Verdict): HTMLButtonElement | null {
  return mark.querySelector(`[data-verdict="${verdict}"]`);
}
