import styles from './texts.module.css';

interface TextsProps {
  readonly texts: readonly { readonly text: string }[];
}

/** Reasons of a verdict, each on its own line. */
export function Texts({ texts }: TextsProps) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.list}>
      {texts.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
