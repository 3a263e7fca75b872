import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

describe('amounts, days and times', () => {
  it('are put into words nowhere else', () => {
    const own = ['engine/src/moments/format-moment.ts', 'engine/src/definition/copy.ts'];
    const formatting =
      /\.toLocale\w*String\(|new Intl\.|Intl\.NumberFormat|i18n\.(?:date|number)\(|\.toFixed\(2\)/;
    const found = ['engine', 'programs', 'server', 'ui', 'portal', 'console'].flatMap((room) =>
      readdirSync(path.join(root, room, 'src'), { recursive: true, encoding: 'utf8' })
        .map((file) => path.posix.join(room, 'src', file))
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .filter((file) => formatting.test(readFileSync(path.join(root, file), 'utf8'))),
    );

    // These reckon with zones, cut text between letters or have the browser load its formats, and put nothing into words.
    expect(found.filter((file) => !own.includes(file)).toSorted()).toEqual([
      'engine/src/cases/business-days.ts',
      'portal/src/app/warm-dates.ts',
      'server/src/modules/casework/submission-pdf/break-lines.ts',
      'server/src/modules/casework/submission-pdf/pdf-fonts.ts',
      'server/src/modules/partners/time-zone.ts',
      'server/src/modules/payment-batches/files/to-files.ts',
    ]);
  });
});
