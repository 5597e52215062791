/// <reference types="node" />
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');
const examples = join(root, 'packages', 'engine', 'examples');

/** Runs an example as its reader would, from the root of the repository. */
function run(name: string): string {
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  return execFileSync(process.execPath, [tsx, join(examples, `${name}.ts`)], { cwd: root, encoding: 'utf8' });
}

describe('the examples', () => {
  it('price a luminaire, in the ten lines that the page of the engine shows', () => {
    const said = run('price-a-luminaire');
    expect(said).toContain('201070/1Z_10_200 210,00\u00a0€');
    expect(said).toContain("source: 'variations 2010_16 color 70'");
    const page = readFileSync(join(root, 'docs', 'architecture', 'engine.md'), 'utf8');
    const example = readFileSync(join(examples, 'price-a-luminaire.ts'), 'utf8');
    expect(page).toContain(`\`\`\`ts\n${example}\`\`\``);
    expect(example.split('\n\n')[1]?.trim().split('\n')).toHaveLength(10);
  }, 60_000);

  it('price a composition, and again with remote drivers', () => {
    const said = run('price-a-composition');
    expect(said).toContain('As it is sold: CREATION REGULAR, 640,00\u00a0€');
    expect(said).toContain('With remote drivers: CREATION TOOLKIT, 695,00\u00a0€');
    expect(said).toContain('1 x DR035B 60,00\u00a0€');
    expect(said).toContain('22 W, 3.4 kg, 6 weeks');
  }, 60_000);

  it('draw a belt of twelve lights', () => {
    const said = run('draw-a-belt');
    expect(said).toContain('The luminaires of the run need 120 W; its feeds carry 96 W');
    expect(said).toMatch(/,00\u00a0€ 120 W\n {2}12 x 225210\/1A_10_000\n {2}1 x 225720\/00_00/);
    expect(said).toContain('2 x 225810/00_00');
  }, 60_000);

  it('say when an order leaves', () => {
    const said = run('when-an-order-leaves');
    expect(said).toContain('Quantity 4 is below the minimum order quantity 10');
    expect(said).toContain("together [ { day: '2027-01-15', lines: [ 0, 1 ] } ]");
    expect(said).toContain("{ day: '2026-12-28', lines: [ 0 ] }");
  }, 60_000);
});
