import type { IntroIcon } from '@handrail/engine';

/** Drawings for the steps of an introduction, on the same 24 px grid as the shared icons. */
export const introIconPaths = {
  apply: 'M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 12h6M9 15.500h6',
  calendar: 'M4.5 6h15v14h-15ZM4.5 10.500h15M8.5 3.500V8M15.5 3.500V8',
  documents: 'M8 3.500h8l4 4V17H8ZM16 3.500v4h4M8 7H4.500v13.500H16V17',
  mail: 'M3.5 5.500h17v13h-17ZM4 6l8 7 8-7',
  money: 'M3 6.500h18v11H3ZM14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM6.5 12h.1M17.5 12h.1',
  people:
    'M12.25 8.500a3.25 3.25 0 1 1-6.5 0 3.25 3.25 0 0 1 6.5 0ZM3 19.500c.7-3.2 3-4.8 6-4.800s5.3 1.6 6 4.800M15 5.500a3.25 3.25 0 0 1 0 6M17 15c2.2.6 3.5 2.1 4 4.5',
  review: 'M18 10.500a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM16 16l5 5M7.5 10.700l2.2 2.2 4-4.3',
  verify: 'M12 3 4.5 6v5.500c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.500V6ZM8.5 12l2.5 2.5 4.5-5',
} as const satisfies Record<IntroIcon, string>;
