const share = 0.05;
const storageKey = 'handrail:sampled';

/** Whether this tab belongs to the five percent that are counted; a tab is drawn once (P776). */
export function isSampledTab(random: () => number = Math.random): boolean {
  const known = sessionStorage.getItem(storageKey);
  if (known !== null) return known === 'yes';

  const isSampled = random() < share;
  sessionStorage.setItem(storageKey, isSampled ? 'yes' : 'no');
  return isSampled;
}
