import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (file) => file !== undefined && existsSync(file),
);

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './support/set-up-journeys.ts',
  forbidOnly: true,
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // Set by the global setup before any worker reads this file.
    ...(process.env.HANDRAIL_ADDRESS && { baseURL: process.env.HANDRAIL_ADDRESS }),
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      // Without these, Chromium calls home on start; the last ones make pictures the same on every machine.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--hide-scrollbars',
      ],
    },
    // A trace of every step takes as long as the steps: it is made when someone looks for a fault.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // The longest stories first, so that nobody waits for them in the end.
    { name: 'operations', testDir: 'operations' },
    {
      name: 'phone',
      testDir: 'journeys',
      testIgnore: '*-at-a-desk.spec.ts',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      testDir: 'journeys',
      // Stories of sessions, links, tabs and devices, to which the width of a window makes no difference, are told once.
      testIgnore: [
        'another-device.spec.ts',
        // What goes wrong on the way is told at a desk.
        'claim-methods.spec.ts',
        'early-input.spec.ts',
        'failed-link.spec.ts',
        'fetched-bytes.spec.ts',
        'idle.spec.ts',
        'password.spec.ts',
        'print.spec.ts',
        'programs.spec.ts',
        'single-sign-on.spec.ts',
        'toolbar.spec.ts',
        'two-devices.spec.ts',
        'two-tabs.spec.ts',
      ],
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
