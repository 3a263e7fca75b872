/** Icons that only forms show, so that pages without one do not carry them. */
export const fieldIcons = {
  camera:
    'M4 8.5A1.5 1.5 0 0 1 5.5 7h2L9 4.5h6L16.5 7h2A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5ZM15.5 12.7a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z',
  file: 'M13.5 3.5h-6A1.5 1.5 0 0 0 6 5v14a1.5 1.5 0 0 0 1.5 1.5h9A1.5 1.5 0 0 0 18 19V8ZM13.5 3.5V8H18M9 13h6M9 16.5h4',
  pin: 'M9 4.5h6M10 4.5v5l-2.5 3v1.500h9V12.5l-2.500-3v-5M12 14v6',
  plus: 'M12 5v14M5 12h14',
  upload: 'M12 16V5M7 9.5 12 4.5l5 5M4.5 16v2.5A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5V16',
} as const;
