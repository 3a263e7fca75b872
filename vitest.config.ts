import { defineConfig } from 'vitest/config';

const inline = { server: { deps: { inline: [/@pothos/] } } };

// Mercurius requires the CommonJS build of graphql; two builds in one process do not accept each other's schemas.
const oneGraphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] };

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
        resolve: oneGraphql,
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
