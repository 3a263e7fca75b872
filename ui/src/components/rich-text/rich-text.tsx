import { Fragment } from 'react';
import type { TextPart } from './parse-inline.ts';
import { parseRichText, type TextBlock } from './parse-rich-text.ts';
import styles from './rich-text.module.css';

/** Program copy as headings, paragraphs and lists with simple links; markup in it stays text. */
export function RichText({ text }: { readonly text: string }) {
  return (
    <div className={styles.text}>
      {parseRichText(text).map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { readonly block: TextBlock }) {
  if (block.kind === 'paragraph') return <p>{renderParts(block.parts)}</p>;
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const;
    return <Heading>{renderParts(block.parts)}</Heading>;
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((parts, index) => (
        <li key={index}>{renderParts(parts)}</li>
      ))}
    </List>
  );
}

function renderParts(parts: readonly TextPart[]) {
  return parts.map(({ text, href, bold }, index) => {
    const words = href === undefined ? text : <a href={href}>{text}</a>;
    return bold ? <b key={index}>{words}</b> : <Fragment key={index}>{words}</Fragment>;
  });
}
