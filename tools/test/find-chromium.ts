import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Chromium without windows, panels and extensions: the same pages for two thirds of the work. */
const headless = '/usr/bin/chromium-headless-shell';

const usual = [
  headless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium on this machine; installs one first where there is none, or none without windows and we may. */
export function findChromium(): string {
  const found = lookForChromium();
  if (found && (found === headless || !mayUseApt() || process.env.CHROMIUM_PATH)) return found;

  console.log('Installing a Chromium for the journeys.');
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

function mayUseApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Debian's package where we may install one, otherwise the build that Playwright offers. */
function installChromium(): void {
  if (mayUseApt()) {
    run('apt-get', ['update', '-qq']);
    // Older releases have the whole browser only.
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']))
      return;
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) return;
  }
  run('npx', ['playwright', 'install', 'chromium']);
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env }).status === 0;
}
