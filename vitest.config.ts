import { defineConfig } from 'vitest/config';

const inline = { server: { deps: { inline: [/@pothos/] } } };

export default defineConfig({
  test: {
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['{engine,programs,tools,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          ...inline,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['{ui,portal,console}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});
