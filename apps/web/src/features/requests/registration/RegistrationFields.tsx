import { lengths, registrationData, registrationStages } from '@lucerna/contract';
import { DatePicker, Select, TextArea, TextField } from '@lucerna/kit';
import { useRule } from '../../../shared/form';
import { useTranslate } from '../../../shared/i18n';
import { CreditSplit } from './CreditSplit';
import type { RegistrationValues } from './registration-form';
import styles from '../Requests.module.css';

interface RegistrationFieldsProps {
  readonly values: RegistrationValues;
  readonly onChange: (part: Partial<RegistrationValues>) => void;
}

const { specifier, city, state, comments } = registrationData.shape;

/** What is told of a project when it is registered. */
export function RegistrationFields({ values, onChange }: RegistrationFieldsProps) {
  const t = useTranslate();
  const rule = useRule();
  return (
    <>
      <div className={styles.pair}>
        <Select
          label={t('requests.stage')}
          options={registrationStages.map((value) => ({ value, label: t(`requests.stages.${value}`) }))}
          value={values.stage}
          onChange={(stage) => onChange({ stage })}
        />
        <DatePicker
          label={t('requests.bidDate')}
          isMarkedOptional
          value={values.bidDate === '' ? null : values.bidDate}
          onChange={(day) => onChange({ bidDate: day ?? '' })}
        />
        <TextField
          label={t('requests.city')}
          isMarkedOptional
          maxLength={100}
          value={values.city}
          onChange={(next) => onChange({ city: next })}
          validate={rule(city)}
        />
        <TextField
          label={t('requests.usState')}
          isMarkedOptional
          maxLength={100}
          value={values.state}
          onChange={(next) => onChange({ state: next })}
          validate={rule(state)}
        />
      </div>
      <Contact name="specifier" values={values} onChange={onChange} />
      <Contact name="agency" values={values} onChange={onChange} />
      <CreditSplit shares={values.creditSplit} onChange={(creditSplit) => onChange({ creditSplit })} />
      <TextArea
        label={t('requests.comments')}
        isMarkedOptional
        rows={4}
        maxLength={lengths.textarea}
        value={values.comments}
        onChange={(next) => onChange({ comments: next })}
        validate={rule(comments)}
      />
    </>
  );
}

/** Company, name and e-mail of who specifies, or of the agency. */
function Contact({
  name,
  values,
  onChange,
}: RegistrationFieldsProps & { readonly name: 'specifier' | 'agency' }) {
  const t = useTranslate();
  const rule = useRule();
  const contact = values[name];
  const change = (part: Partial<typeof contact>) => onChange({ [name]: { ...contact, ...part } });
  return (
    <fieldset className={styles.group}>
      <legend>{t(`requests.${name}`)}</legend>
      <div className={styles.pair}>
        <TextField
          label={t('requests.company')}
          isRequired
          maxLength={100}
          value={contact.companyName}
          onChange={(companyName) => change({ companyName })}
          validate={rule(specifier.shape.companyName)}
        />
        <TextField
          label={t('requests.contactName')}
          isMarkedOptional
          maxLength={100}
          value={contact.contactName}
          onChange={(contactName) => change({ contactName })}
          validate={rule(specifier.shape.contactName)}
        />
        <TextField
          label={t('requests.email')}
          type="email"
          isRequired
          maxLength={lengths.email}
          value={contact.email}
          onChange={(email) => change({ email })}
          validate={rule(specifier.shape.email)}
        />
      </div>
    </fieldset>
  );
}
