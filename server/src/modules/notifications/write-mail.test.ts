import { contrastRatio } from '@handrail/engine/brand';
import { describe, expect, it } from 'vitest';
import { demoPartners } from '../../demo/demo-partners.ts';
import { writeMail } from './write-mail.ts';

const partner = {
  name: 'Bayview College Fund',
  email: 'help@bayview.example',
  phone: '(415) 555-0100',
  whitelabeling: { logo: null, platformName: 'Bayview Aid', brandColor: '#0a7d4f', favicon: null },
};
const content = {
  subject: 'Sign in to Bayview Aid',
  paragraphs: ['Use this link to sign in.', 'Nobody can sign in without it.'],
  action: { label: 'Sign in', url: 'https://portal.example/bayview/#a=1&b=2' },
  notes: ['The link works once.'],
};

describe('writeMail', () => {
  it('says the same in plain text as in HTML', () => {
    const { text, html } = writeMail('en', partner, content);

    expect(text).toBe(
      [
        'Use this link to sign in.',
        'Nobody can sign in without it.',
        'Sign in:\nhttps://portal.example/bayview/#a=1&b=2',
        'The link works once.',
        'Questions? Email help@bayview.example or call (415) 555-0100.',
        'Bayview College Fund\n',
      ].join('\n\n'),
    );
    for (const words of [...content.paragraphs, ...content.notes, partner.name])
      expect(html).toContain(words);
    expect(html).toContain('href="https://portal.example/bayview/#a=1&amp;b=2"');
  });

  it('carries the name and color of the partner, a language and a title', () => {
    const { html } = writeMail('en', partner, content);

    expect(html).toContain('border-top:6px solid #0a7d4f');
    expect(html).toContain('<h1 style="font-size:20px;margin:0 0 16px">Bayview Aid</h1>');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>Sign in to Bayview Aid</title>');
  });

  it('takes the color of the partner for the button', () => {
    expect(readButton('#1b5e43').background).toBe('#1b5e43');
  });

  it.each([
    ...demoPartners.map(({ brandColor }) => brandColor),
    ...['#ffffff', '#fefefe', '#808080', '#c0c0c0', '#ffff00', '#f7dc7a', '#00ff00', '#000000'],
    ...['red', '', '#12', null],
  ])('keeps the button readable, and apart from the page, for %o', (brandColor) => {
    const { background, color } = readButton(brandColor);

    expect(contrastRatio(color, background)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(background, '#ffffff')).toBeGreaterThanOrEqual(3);
  });

  it('stays small', () => {
    expect(Buffer.byteLength(writeMail('en', partner, content).html)).toBeLessThan(4_096);
  });

  it('shows hostile names and words as words', () => {
    const hostile = "\"><script>alert(1)</script><a href='x'>";
    const { html, subject } = writeMail(
      'en',
      {
        ...partner,
        name: hostile,
        email: hostile,
        whitelabeling: { ...partner.whitelabeling, platformName: hostile },
      },
      {
        ...content,
        subject: `Hello\r\nBcc: thief@example.org ${hostile}`,
        paragraphs: [hostile],
        notes: [hostile],
      },
    );

    expect(html).not.toContain('<script');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(subject).toMatch(/^Hello Bcc: thief/);
  });

  it('ignores a color that is not one', () => {
    const whitelabeling = {
      ...partner.whitelabeling,
      brandColor: '#fff;background:url(https://thief.example)',
    };

    expect(writeMail('en', { ...partner, whitelabeling }, content).html).toContain(
      'border-top:6px solid #14213d',
    );
  });

  it('refuses a link that is not a web address', () => {
    const action = { label: 'Sign in', url: 'javascript:alert(1)' };

    expect(() => writeMail('en', partner, { ...content, action })).toThrow(
      'A mail links to web addresses only.',
    );
  });
});

function readButton(brandColor: string | null) {
  const { html } = writeMail(
    'en',
    { ...partner, whitelabeling: { ...partner.whitelabeling, brandColor } },
    content,
  );
  const [, background = '', color = ''] =
    /background:(#[0-9a-f]{6});color:(#[0-9a-f]{6});text/.exec(html) ?? [];
  return { background, color };
}
