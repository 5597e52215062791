import type { ProductValidation } from '@lucerna/contract';
import { Alert, Button, Dialog, Stack, Text } from '@lucerna/kit';
import { useFormat, useProblemText, useWords } from '../../words';

interface ValidationDialogProps {
  readonly name: string;
  readonly validation: ProductValidation;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** How a product stands against today's catalogue: what is another than it was, and what stands against ordering it. */
export function ValidationDialog({ name, validation, onClose, onLeave }: ValidationDialogProps) {
  const say = useWords();
  const format = useFormat();
  const problemText = useProblemText();
  const { changes, problems } = validation;
  const weeks = (count: number | null) => (count === null ? '–' : say('configurator.weeks', { count }));
  const money = (price: Parameters<typeof format.money>[0] | null) => (price ? format.money(price) : '–');
  const rows = [
    changes.reference && [say('editor.reference'), changes.reference.before, changes.reference.after],
    changes.price && [say('configurator.listPrice'), money(changes.price.before), money(changes.price.after)],
    changes.leadTimeWeeks && [
      say('configurator.leadTime'),
      weeks(changes.leadTimeWeeks.before),
      weeks(changes.leadTimeWeeks.after),
    ],
    changes.moq && [
      say('configurator.moq'),
      format.number(changes.moq.before),
      format.number(changes.moq.after),
    ],
  ].filter((row) => row !== undefined);
  const isValid = problems.length === 0;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(isValid ? 'editor.validated' : 'editor.notValid', { product: name })}
      actions={
        <Button variant="primary" onPress={onLeave}>
          {say('editor.toProject')}
        </Button>
      }
    >
      <Stack gap={4}>
        {problems.length > 0 && (
          <Alert tone="warning">{problems.map((each) => problemText(each)).join(' ')}</Alert>
        )}
        {rows.length === 0 && <Text>{say('editor.sameAsBefore')}</Text>}
        {rows.map(([what, before, after]) => (
          <Text key={what} isTabular>
            {say('editor.changed', { what: what ?? '', before: before ?? '', after: after ?? '' })}
          </Text>
        ))}
      </Stack>
    </Dialog>
  );
}
