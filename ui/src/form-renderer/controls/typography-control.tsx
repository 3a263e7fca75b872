import { Banner } from '../../components/banner/banner.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import type { ControlProps } from './control-props.ts';

/** Something to read between the questions. */
export function TypographyControl({ field, label }: ControlProps<'Typography'>) {
  switch (field.variant ?? 'body') {
    case 'body':
      return <RichText text={label} />;
    case 'heading':
      return <RichText text={label.replace(/^(?!#)/, '# ')} />;
    case 'list':
      return <RichText text={toList(label)} />;
    case 'warning':
      return (
        <Banner tone="warning">
          <RichText text={label} />
        </Banner>
      );
  }
}

/** Each line is an item, marked or not. */
function toList(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (/^\s*(?:[-*•]|\d{1,2}[.)])\s/.test(line) ? line : `- ${line.trim()}`))
    .join('\n');
}
