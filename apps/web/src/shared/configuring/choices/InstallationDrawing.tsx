import styles from './InstallationDrawing.module.css';

/** A line drawing of how the luminaire is fixed, in the colour of the text. */
export function InstallationDrawing({ svg }: { svg: string }) {
  // Our own drawing code made the text; no words of users are in it.
  return <span className={styles.drawing} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
