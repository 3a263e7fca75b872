import { describe, expect, it } from 'vitest';
import { placeLogo } from './mail-logo.ts';
import { writeMail } from './write-mail.ts';

const publicUrl = 'https://apply.example.org';

describe('placeLogo', () => {
  it('shows one of our own logos as a picture of a set width, under an address that works anywhere', () => {
    expect(place('/assets/demo/bayview.svg')).toContain(
      '<img src="https://apply.example.org/assets/logos/bayview.png" alt="Bayview &amp; &quot;Friends&quot;" width="240"',
    );
  });

  it('puts white behind the logo, so that its words are readable where a mail is shown dark', () => {
    expect(place('/assets/demo/bayview.svg')).toMatch(/<img [^>]*background:#ffffff/);
  });

  it.each(['https://pictures.example/a/logo.png', 'https://pictures.example/logo.JPG?v=2'])(
    'shows %s as it is',
    (logo) => {
      expect(place(logo)).toContain(`<img src="${logo}"`);
    },
  );

  it.each([null, 'https://pictures.example/logo.svg', 'https://pictures.example/logo'])(
    'leaves the name alone for %o, which mail programs do not show',
    (logo) => {
      const html = place(logo);
      expect(html).not.toMatch(/<img|<!-- logo/);
      expect(html).toContain('Bayview Aid</h1>');
    },
  );

  it('is not led astray by words that look like the place of the logo', () => {
    const html = place('/assets/demo/bayview.svg', '<!-- logo -->');
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).toContain('<p>&lt;!-- logo --&gt;</p>');
  });
});

function place(logo: string | null, words = 'Hello'): string {
  const partner = {
    externalId: 'bayview',
    name: 'Bayview & "Friends"',
    email: 'help@bayview.example',
    phone: null,
    whitelabeling: { logo, platformName: 'Bayview Aid', brandColor: null, favicon: null },
  };
  const { html } = writeMail('en', partner, { subject: 'Hello', paragraphs: [words] });
  return placeLogo(html, partner, publicUrl);
}
