import { describe, expect, it } from 'vitest';
import { formatCents, listUnknownPlaceholders, renderCopy } from './copy.ts';

describe('renderCopy', () => {
  it('fills every placeholder of the specification [P019] [P020] [P021] [P023] [P024] [P025]', () => {
    const template =
      '{{partnerName}}|{{programName}}|{{partnerEmail}}|{{partnerPhone}}|{{approvedAmount}}|{{maxAmount}}|{{applicantName}}|{{applicantEmail}}|{{faqUrl}}';
    const text = renderCopy(template, {
      locale: 'en',
      partnerName: 'a',
      programName: 'b',
      partnerEmail: 'c',
      partnerPhone: 'd',
      approvedAmount: 100,
      maxAmount: 250,
      applicantName: 'e',
      applicantEmail: 'f',
      faqUrl: 'g',
    });
    expect(text).toBe('a|b|c|d|$1|$2.50|e|f|g');
  });

  it('shows an unknown amount as N/A [P026]', () => {
    expect(renderCopy('Up to {{maxAmount}}, {{ approvedAmount }}', { locale: 'en' })).toBe('Up to N/A, N/A');
  });

  it('does not fill placeholders that a value brings along', () => {
    expect(
      renderCopy('{{applicantName}}', { locale: 'en', applicantName: '{{partnerEmail}}', partnerEmail: 'x' }),
    ).toBe('{{partnerEmail}}');
  });
});

describe('listUnknownPlaceholders', () => {
  it('names what no value fills [P027]', () => {
    expect(listUnknownPlaceholders('{{partnerName}} {{petName}} {{}}')).toEqual(['petName', '']);
  });
});

describe('formatCents', () => {
  it.each([
    [0, '$0'],
    [45_000, '$450'],
    [127_550, '$1,275.50'],
    [123_456_700, '$1,234,567'],
    [-5, '-$0.05'],
  ])('writes %i as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });
});
