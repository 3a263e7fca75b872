import { defineConfig } from 'vitest/config';

const inline = { server: { deps: { inline: [/@pothos/] } } };

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    // Left to itself, the runner keeps one core free: on two that is half of them.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          isolate: false,
          include: ['{engine,programs,tools,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...inline,
          name: 'server',
          // Files share nothing but code; loading it once for all of them saves most of the time.
          isolate: false,
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'screens',
          // Loading React and a window for each file took more than the tests; what the files share is cleared.
          isolate: false,
          pool: 'threads',
          include: ['{ui,portal,console}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
          environment: 'happy-dom',
          // Saving a file follows a link; a window that went there would take the next file's tests along.
          environmentOptions: { happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } } },
          setupFiles: ['tools/testing/set-up-screens.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
