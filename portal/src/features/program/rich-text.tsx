import { parseRichText } from './parse-rich-text.ts';
import styles from './rich-text.module.css';

/** Program copy as plain paragraphs with simple links; markup in it stays text. */
export function RichText({ text }: { readonly text: string }) {
  return (
    <div className={styles.text}>
      {parseRichText(text).map((parts, index) => (
        <p key={index}>
          {parts.map((part, place) =>
            part.href === undefined ? (
              part.text
            ) : (
              <a key={place} href={part.href}>
                {part.text}
              </a>
            ),
          )}
        </p>
      ))}
    </div>
  );
}
