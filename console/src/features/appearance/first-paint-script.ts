import { storageKey } from './theme-choice.ts';

/**
 * Runs in the head before anything is painted, so that a dark console never flashes white.
 * A browser that refuses storage follows the system.
 */
export const firstPaintScript = [
  'let choice;',
  `try{choice=localStorage.getItem(${JSON.stringify(storageKey)})}catch{}`,
  'const dark=choice==="dark"||(choice!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches);',
  'document.documentElement.dataset.theme=dark?"dark":"light"',
].join('');
