import { describe, expect, it } from 'vitest';
import { listRowsInTitles } from './find-named-rows.ts';
import { parseLedger } from './read-ledgers.ts';
import { listUnknownRows, reportCoverage } from './report-coverage.ts';

const ledger =
  'id\tsection\tkind\trequirement\nP901\tHome\trule\tShows a logo.\nP902\tHome\trule\tShows a name.\n';

describe('listRowsInTitles', () => {
  it('finds rows in titles and not in comments', () => {
    const source =
      "// proves [P903]\nit('shows a logo [P901]', () => {});\nit.each([1])(`shows %i [P902]`, () => {});";
    expect([...listRowsInTitles(source)]).toEqual(['P901', 'P902']);
  });
});

describe('reportCoverage', () => {
  it('counts per group and lists what no test names', () => {
    const report = reportCoverage(parseLedger(ledger), new Set(['P901']));
    expect(report).toContain('P Home     1 of    2');
    expect(report).toContain('P902  Home: Shows a name.');
    expect(report).not.toContain('P901  Home');
  });
});

describe('listUnknownRows', () => {
  it('names rows that no ledger has', () => {
    expect(listUnknownRows(parseLedger(ledger), ['P901', 'P999'])).toEqual(['P999']);
  });
});
