import styles from './message-form.module.css';

interface SentFile {
  readonly id: string;
  readonly filename: string;
  /** Null until it was scanned. */
  readonly downloadUrl: string | null;
}

/** The files that were sent with a message. */
export function MessageDocuments({ documents }: { readonly documents: readonly SentFile[] }) {
  if (documents.length === 0) return null;
  return (
    <ul className={styles.fileList}>
      {documents.map(({ id, filename, downloadUrl }) => (
        <li key={id} className={styles.fileName}>
          {downloadUrl === null ? (
            filename
          ) : (
            <a href={downloadUrl} target="_blank" rel="noreferrer">
              {filename}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
