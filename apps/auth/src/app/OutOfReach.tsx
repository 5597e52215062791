import type { LanguageCode } from '@lucerna/engine';
import { ErrorState } from '@lucerna/kit';

/** The only words that are not texts of the service: those of errors-dialog, for when these cannot be read. */
const words: Readonly<Record<LanguageCode, { readonly title: string; readonly text: string }>> = {
  es: {
    title: 'Sin conexión',
    text: 'Seguiremos intentándolo. La página continuará en cuanto el servidor responda.',
  },
  en: {
    title: 'No connection',
    text: 'We’ll keep trying. The page continues as soon as the server responds.',
  },
  de: {
    title: 'Keine Verbindung',
    text: 'Wir versuchen es weiter. Sobald der Server antwortet, geht es hier weiter.',
  },
  it: {
    title: 'Nessuna connessione',
    text: 'Continuiamo a provare. La pagina riprende appena il server risponde.',
  },
  fr: {
    title: 'Pas de connexion',
    text: 'Nous continuons d’essayer. La page reprendra dès que le serveur répondra.',
  },
  us: {
    title: 'No connection',
    text: 'We’ll keep trying. The page continues as soon as the server responds.',
  },
};

/** Shown where the app could not be reached, until it can be. */
export function OutOfReach({ language }: { readonly language: LanguageCode }) {
  const { title, text } = words[language];
  return <ErrorState headingLevel={1} title={title} advice={text} />;
}
