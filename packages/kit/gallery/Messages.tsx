import { Alert, Button, Disclosure, EmptyState, ErrorState, Grid, Link, ProgressBar } from '../src';
import { Skeleton, Spinner, Stack, notify } from '../src';
import { Section } from './Section';

/** What a screen says by itself. */
export function Messages() {
  return (
    <Section id="messages" title="Messages">
      <Grid columns={2} gap={10}>
        <Stack>
          <Alert>A newer catalogue is there. Nothing changes until you take it.</Alert>
          <Alert tone="success" title="Ordered" action={<Link href="#">See the order</Link>}>
            We sent a copy to your address.
          </Alert>
          <Alert tone="warning" title="The quantity is below the minimum">
            Order 32 or more.
          </Alert>
          <Alert tone="error" title="The line was changed elsewhere" onDismiss={() => undefined}>
            Your change is kept here. Look at both.
          </Alert>
          <Stack direction="row">
            <Button onPress={() => notify({ tone: 'success', title: 'Copied', text: '201010/1Z_10' })}>
              Notify
            </Button>
            <Button
              onPress={() =>
                notify({ title: 'Line removed', action: { label: 'Undo', onPress: () => undefined } })
              }
            >
              Notify with undo
            </Button>
          </Stack>
          <ErrorState
            headingLevel={3}
            title="The project could not be opened"
            safe="Everything you saved is safe."
            advice="The connection was lost. Try again in a moment."
            action={<Button variant="primary">Try again</Button>}
            trace="req-7f31"
          />
        </Stack>
        <Stack gap={6}>
          <ProgressBar label="Budget, revision 2" value={12} max={17} valueLabel="12 of 17" />
          <ProgressBar label="Making the drawings" />
          <Spinner size="large" />
          <Grid columns={3}>
            <Skeleton shape="picture" />
            <Skeleton shape="picture" />
            <Skeleton lines={4} />
          </Grid>
          <Disclosure title="How the price is made" end="225.00 €">
            Base 210.00 €, finish 15.00 €.
          </Disclosure>
          <Disclosure title="Why?" variant="inline">
            Rounded up to a multiple of five.
          </Disclosure>
          <EmptyState
            headingLevel={3}
            title="No projects yet"
            action={<Button variant="primary">New project</Button>}
          >
            A project keeps what you choose, with its prices and documents.
          </EmptyState>
        </Stack>
      </Grid>
    </Section>
  );
}
