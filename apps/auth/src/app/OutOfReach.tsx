import type { LanguageCode } from '@lucerna/engine';
import { ErrorState } from '@lucerna/kit';

/** The only words that are not texts of the service: those of errors-dialog, for when these cannot be read. */
const words: Readonly<Record<LanguageCode, { readonly title: string; readonly text: string }>> = {
  es: {
    title: 'Sin conexión',
    text: 'Seguimos intentándolo. La página continuará sola en cuanto el servidor responda.',
  },
  en: {
    title: 'No connection',
    text: 'We keep trying. This page continues by itself as soon as the server answers.',
  },
  de: {
    title: 'Keine Verbindung',
    text: 'Wir versuchen es weiter. Sobald der Server antwortet, geht es von selbst weiter.',
  },
  it: {
    title: 'Nessuna connessione',
    text: 'Continuiamo a riprovare. La pagina riprende da sola appena il server risponde.',
  },
  fr: {
    title: 'Pas de connexion',
    text: 'Nous réessayons. La page reprendra d’elle-même dès que le serveur répondra.',
  },
  us: {
    title: 'No connection',
    text: 'We keep trying. This page continues by itself as soon as the server answers.',
  },
};

/** Shown where the app could not be reached, until it can be. */
export function OutOfReach({ language }: { readonly language: LanguageCode }) {
  const { title, text } = words[language];
  return <ErrorState headingLevel={1} title={title} advice={text} />;
}
