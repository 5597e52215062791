import { useState } from 'react';
import {
  Button,
  ChoiceCards,
  Grid,
  ScaleGroup,
  Stack,
  StepIndicator,
  SubMenu,
  SwatchGroup,
  Tabs,
} from '../src';
import { Section } from './Section';

const blocked = {
  isBlocked: true,
  blockedReason: 'It does not go with surface mounting.',
  blockedAction: <Button size="small">Use recessed</Button>,
};

/** One of several, in each of the shapes. */
export function Choices() {
  const [finish, setFinish] = useState<string | null>('brass');
  const [light, setLight] = useState<string | null>('2');
  const [control, setControl] = useState<string | null>('dali');
  const [mount, setMount] = useState<string | null>('surface');
  return (
    <Section id="choices" title="Choices">
      <Grid columns={2} gap={10}>
        <Stack gap={8}>
          <SwatchGroup
            label="Finish"
            value={finish}
            onChange={setFinish}
            choices={[
              { value: 'white', label: 'Matt white', colour: '#f5f4f0' },
              { value: 'black', label: 'Graphite', colour: '#26272a' },
              { value: 'brass', label: 'Brushed brass', colour: '#c39b57' },
              {
                value: 'terra',
                label: 'Terracotta',
                colour: '#b5654a',
                ...blocked,
              },
              { value: 'sage', label: 'Sage', colour: '#93a18b' },
            ]}
          />
          <ScaleGroup
            label="Colour temperature"
            value={light}
            onChange={setLight}
            ends={['Warmer', 'Colder']}
            choices={[
              { value: '1', label: '2700 K', colour: '#ffc98a' },
              { value: '2', label: '3000 K', colour: '#ffd9a8' },
              { value: '3', label: '3500 K', colour: '#ffe8cc', ...blocked },
              { value: '4', label: '4000 K', colour: '#fff5ea' },
            ]}
          />
          <ChoiceCards
            label="Control"
            layout="pills"
            value={control}
            onChange={setControl}
            choices={[
              { value: 'onoff', label: 'On/off' },
              { value: 'dali', label: 'DALI-2' },
              { value: 'push', label: 'Push' },
              { value: 'phase', label: 'Phase cut', ...blocked },
            ]}
          />
        </Stack>
        <Stack gap={8}>
          <ChoiceCards
            label="Installation"
            value={mount}
            onChange={setMount}
            choices={[
              { value: 'surface', label: 'Surface', description: 'Driver inside' },
              { value: 'recessed', label: 'Recessed', description: 'Trimless' },
              {
                value: 'micro',
                label: 'Micro',
                description: 'Remote driver',
                ...blocked,
              },
              { value: 'free', label: 'Free wire', description: 'Several lights' },
            ]}
          />
          <StepIndicator
            current={2}
            steps={[
              { label: 'Choose', onPress: () => undefined },
              { label: 'Configure' },
              { label: 'Order' },
            ]}
          />
          <SubMenu
            label="Project"
            selected="#b"
            items={[
              { target: '#a', text: 'Lines', icon: 'list' },
              { target: '#b', text: 'Budgets', icon: 'document' },
              { target: '#c', text: 'Orders', icon: 'box' },
            ]}
          />
          <Tabs
            label="Facts"
            tabs={[
              { id: 'light', label: 'Light', content: '1 240 lm, 12 W' },
              { id: 'size', label: 'Size', content: '32 cm' },
            ]}
          />
        </Stack>
      </Grid>
    </Section>
  );
}
