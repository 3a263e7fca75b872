import styles from './gallery.module.css';
import { toSectionId } from './section.tsx';

/** In the order of the page; a journey sees that none is forgotten. */
const titles = [
  'Brand',
  'Buttons',
  'Fields',
  'Form fields',
  'Addresses',
  'Groups and entries',
  'Documents',
  'Answers to be read',
  'Banners and chips',
  'Cards, progress, empty',
  'Tables',
  'Payment status words',
  'Waiting',
  'What floats',
];

/** Leads to every part of the gallery. */
export function Contents() {
  return (
    <nav aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ul className={styles.contents}>
        {titles.map((title) => (
          <li key={title}>
            <a href={`#${toSectionId(title)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
