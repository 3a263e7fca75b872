import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium on this machine; when there is none, installs one first. */
export function findChromium(): string {
  const found = lookForChromium();
  if (found) return found;

  console.log('No Chromium found: installing one for the journeys.');
  installChromium();
  const installed = lookForChromium();
  if (!installed) throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
  return installed;
}

function lookForChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return [...usual, playwrightChromium()].find((file) => existsSync(file));
}

function playwrightChromium(): string {
  const require = createRequire(import.meta.url);
  const playwright = require('@playwright/test') as { chromium: { executablePath: () => string } };
  return playwright.chromium.executablePath();
}

/** Debian's package where we may install one, otherwise the build that Playwright offers. */
function installChromium(): void {
  const mayUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayUseApt) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    return;
  }
  run('npx', ['playwright', 'install', 'chromium']);
}

function run(command: string, args: string[]): void {
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
