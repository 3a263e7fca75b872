import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Not one of the journeys, because it proves nothing and writes to `docs/images`. */
export default defineConfig({ ...journeys, projects: [{ name: 'pictures', testDir: 'pictures' }] });
