import { textIn, type Model } from '@lucerna/engine';
import { Heading, Text } from '@lucerna/kit';
import { languageOf, useTranslate } from '../../shared/i18n';
import { useSelector } from '../../shared/store/hooks';
import { Section } from './Section';
import styles from './TechnicalTexts.module.css';

/** What the maker says of a model in words, each text under its title; nothing where it says nothing. */
export function TechnicalTexts({ model }: { model: Model }) {
  const t = useTranslate();
  const language = useSelector(languageOf);
  const texts = model.technicalTexts ?? [];
  if (texts.length === 0) return null;
  return (
    <Section title={t('model.technicalTexts')}>
      <div className={styles.texts}>
        {texts.map(({ title, text }, at) => (
          <div key={at}>
            <Heading level={3} size={16}>
              {textIn(title, language)}
            </Heading>
            <Text tone="quiet" className={styles.text}>
              {textIn(text, language)}
            </Text>
          </div>
        ))}
      </div>
    </Section>
  );
}
