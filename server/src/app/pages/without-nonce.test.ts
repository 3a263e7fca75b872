import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withoutNonce } from './without-nonce.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('withoutNonce', () => {
  it('names each script and style of the document by its hash', () => {
    const { html, sources } = withoutNonce(
      '<script nonce="n-1">one()</script><style nonce="n-1">a{}</style><script nonce="n-1">two()</script>',
      'n-1',
    );

    expect(html).toBe('<script>one()</script><style>a{}</style><script>two()</script>');
    expect(sources).toEqual({ scripts: [hashOf('one()'), hashOf('two()')], styles: [hashOf('a{}')] });
  });

  it('asks for a file of script with a line whose hash it knows', () => {
    const file = '<script type="module" src="/assets/a.js" nonce="n-1"></script>';
    const { html, sources } = withoutNonce(file, 'n-1');

    const [, line = ''] = /^<script>(.*)<\/script>$/.exec(html) ?? [];
    expect(line).toContain('s.src="/assets/a.js"');
    expect(sources.scripts).toEqual([hashOf(line)]);
  });

  it('knows nothing of scripts that stand there without the nonce', () => {
    const foreign = '<script>alert(1)</script><script nonce="guessed">alert(2)</script><style>b{}</style>';

    expect(withoutNonce(foreign, 'n-1')).toEqual({ html: foreign, sources: { scripts: [], styles: [] } });
  });
});
