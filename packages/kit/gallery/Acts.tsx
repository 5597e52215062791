import { useState } from 'react';
import { Button, ButtonLink, ConfirmDialog, Dialog, DialogTrigger, IconButton, Link, Menu } from '../src';
import { Popover, Select, Stack, Text, TextField, Tooltip } from '../src';
import { Section } from './Section';

/** Buttons, links and what they open. */
export function Acts() {
  const [isAsking, setAsking] = useState(false);
  const [unit, setUnit] = useState<string | null>(null);
  return (
    <Section id="acts" title="Acts">
      <Stack direction="row" gap={3}>
        <Button variant="primary">Add to project</Button>
        <Button>Duplicate</Button>
        <Button variant="quiet" icon="undo">
          Undo
        </Button>
        <Button variant="danger" onPress={() => setAsking(true)}>
          Delete
        </Button>
        <Button variant="primary" isLoading>
          Add to project
        </Button>
        <Button variant="primary" isDisabled>
          Order
        </Button>
        <ButtonLink href="#" variant="secondary" iconEnd="arrow-right">
          Continue
        </ButtonLink>
        <Button size="small" icon="plus">
          Area
        </Button>
      </Stack>
      <Stack direction="row" gap={3}>
        <IconButton icon="grid" label="Grid" variant="filled" />
        <IconButton icon="list" label="List" />
        <IconButton icon="copy" label="Copy" size="small" />
        <Menu
          trigger={<IconButton icon="more" label="More" />}
          items={[
            { id: 'edit', label: 'Rename', icon: 'edit' },
            { id: 'download', label: 'Download', icon: 'download', description: 'All documents' },
            { id: 'delete', label: 'Delete', icon: 'trash', isDanger: true },
          ]}
        />
        <Popover trigger={<Button variant="quiet">Why?</Button>} title="How it adds up">
          <Text tone="quiet">Base 210.00 and 15.00 for the finish, rounded up to 225.00.</Text>
        </Popover>
        <DialogTrigger>
          <Button>Open a dialog</Button>
          <Dialog
            title="New project"
            actions={(close) => (
              <Button variant="primary" onPress={close}>
                Create
              </Button>
            )}
          >
            <Stack>
              <TextField label="Name" isRequired autoFocus />
              <Select
                label="Unit"
                isRequired
                value={unit}
                onChange={setUnit}
                options={[
                  { value: 'm', label: 'Metric' },
                  { value: 'i', label: 'Imperial' },
                ]}
              />
            </Stack>
          </Dialog>
        </DialogTrigger>
        <Tooltip content="A short word about it">
          <Button variant="quiet">With a tooltip</Button>
        </Tooltip>
        <Link href="#">A link in text</Link>
        <Link href="https://example.com" isExternal>
          Elsewhere
        </Link>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Delete this project?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={() => setAsking(false)}
        isDanger
      >
        Its lines and budgets go with it. Orders stay.
      </ConfirmDialog>
    </Section>
  );
}
