import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const features = path.resolve(import.meta.dirname, '../../features');

describe('the way home', () => {
  it('has one name on every screen, except where the ledger gives it another', () => {
    const screens = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
    );
    const others = screens.filter((file) =>
      /to=["{']+\/application\/portal/.test(readFileSync(path.join(features, file), 'utf8')),
    );

    // "Back To Application Portal" (P204, P228) and "My Applications" (P120).
    expect(others.sort()).toEqual([
      'case/case-page.tsx',
      'payment-details/payment-details.tsx',
      'shell/profile-panel.tsx',
    ]);
  });
});
