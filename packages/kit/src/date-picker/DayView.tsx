import { Button, Calendar, CalendarCell, CalendarGrid, Heading } from 'react-aria-components';
import { CalendarGridBody, CalendarGridHeader, CalendarHeaderCell } from 'react-aria-components';
import { Icon } from '../icon/Icon';
import styles from './DayView.module.css';

/** The days of one month to choose from; months and years have no view of their own. */
export function DayView() {
  return (
    <Calendar className={styles.calendar}>
      <header className={styles.head}>
        <Button slot="previous" className={styles.turn}>
          <Icon name="chevron-left" />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" className={styles.turn}>
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={styles.grid}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
