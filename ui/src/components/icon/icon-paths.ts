const ring = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z';

/** One outlined set on a 24 px grid; add an icon only together with the screen that shows it. */
export const iconPaths = {
  alert: `${ring}M12 7.5V13M12 16.4v.1`,
  back: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  calendar: 'M4.5 6h15v13.5h-15ZM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4',
  check: 'm5 12.5 4.5 4.5L19 7',
  'check-circle': `${ring}M8 12.3l2.8 2.8L16 9.6`,
  clock: `${ring}M12 7v5.3l3.3 2`,
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10.5v10.5H9ZM15 9V4.5H4.5V15H9',
  down: 'm6 9.5 6 6 6-6',
  external: 'M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M10 5.5H5.5a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1V14',
  forward: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  help: `${ring}M9.6 9.4a2.5 2.5 0 1 1 3.6 2.4c-.8.4-1.2 1-1.2 1.8M12 16.6v.1`,
  info: `${ring}M12 11v5.5M12 7.6v.1`,
  lock: 'M5.5 10.5h13v9h-13ZM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5',
  'log-out': 'M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
  mail: 'M3.5 5.5h17v13h-17ZM4 6l8 7 8-7',
  pencil: 'm4.5 19.5.8-3.8L16 5a1.8 1.8 0 0 1 2.6 0l.4.4a1.8 1.8 0 0 1 0 2.6L8.3 18.7Z',
  progress: 'M4.5 6.5h.1M4.5 12h.1M4.5 17.5h.1M9 6.5h11M9 12h11M9 17.5h7',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5',
  tray: 'M4 13.5 6.5 5h11l2.5 8.5v5.5H4ZM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20',
  user: 'M15.75 8a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0ZM4.5 20c.9-3.6 3.8-5.5 7.5-5.5s6.6 1.9 7.5 5.5',
  warning: 'M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17v.1',
} as const;

export type IconName = keyof typeof iconPaths;
