import { Button, Text, TextField } from '@lucerna/kit';
import { SideSection, useEditorPart } from '../../../shared/editor';
import { useFormat, useTranslate } from '../../../shared/i18n';
import type { Desk } from '../tools/use-desk';
import { usePenState } from '../tools/use-pen';
import type { DrawingEditor } from '../work/drawing-document';
import styles from './Side.module.css';

/** While drawing: the length of the next stretch to type, also without a keyboard, and what keys do. */
export function PenPanel({ desk: { pen, tools, lengths }, editor }: { desk: Desk; editor: DrawingEditor }) {
  const t = useTranslate();
  const { write } = lengths;
  const format = useFormat();
  const drawing = useEditorPart(editor, ({ value }) => value.drawing);
  const { typed, became, isUnread, isDrawing } = usePenState(pen, drawing);
  return (
    <SideSection
      label={t('drawing.tool.draw')}
      title={t('drawing.tool.draw')}
      acts={
        <Button
          size="small"
          onPress={() => {
            pen.end();
            tools.take('select');
          }}
        >
          {t('drawing.finish')}
        </Button>
      }
    >
      <Text size={14} tone="quiet">
        {t(isDrawing ? 'drawing.penHint' : 'drawing.penBegin')}
      </Text>
      {isDrawing && (
        <div
          className={styles.spreadRow}
          onKeyDown={(event) => {
            if (event.key === 'Enter') pen.set();
          }}
        >
          <TextField
            label={t('drawing.nextLength')}
            isTabular
            value={typed}
            onChange={pen.type}
            errorMessage={isUnread ? t('drawing.noLength') : null}
          />
          <Button onPress={() => pen.set()}>{t('drawing.setCorner')}</Button>
        </div>
      )}
      <Text as="div" size={14} role="status">
        {became &&
          t('drawing.nearestRod', {
            typed: write(became.typed),
            length: write(became.length),
            lengths: format.list(drawing.system.rods.map(({ length }) => write(length))),
          })}
      </Text>
    </SideSection>
  );
}
