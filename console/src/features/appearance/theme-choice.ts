/** What a person wants; the system decides until they choose. */
export type ThemeChoice = 'system' | 'light' | 'dark';

export const storageKey = 'handrail.theme';

/** Shows the wanted theme. */
export function applyTheme(choice: ThemeChoice): void {
  const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = choice === 'dark' || (choice === 'system' && systemIsDark);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

export function toThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}
