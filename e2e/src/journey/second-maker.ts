import { writeOtherMaker } from '@lucerna/testkit/other-maker';
import { zipSync } from 'fflate';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Visitor } from './visitor';

/** The folder of another maker's feed as a ZIP. */
function feedAsZip(): Buffer {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-second-maker-'));
  try {
    writeOtherMaker(folder, { withPhotographs: true, withBodies: true });
    const names = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => path.relative(folder, path.join(each.parentPath, each.name)));
    return Buffer.from(
      zipSync(Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name))]))),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts the feed of the second maker in force on the page of imports, which is open: its photographs, and its bodies as GLB. */
export async function bringsItsFeed(admin: Visitor): Promise<void> {
  const { page } = admin;
  const feed = { name: 'ulven.zip', mimeType: 'application/zip', buffer: feedAsZip() };
  await page.locator('input[type=file]').setInputFiles(feed);
  await admin.button('imports.apply').waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: new RegExp(admin.say('imports.kind-model')) }).click();
  await page.getByText('model 7001').first().waitFor();
  await admin.button('imports.apply').click();
  await page.getByText(admin.pattern('imports.state-imported')).first().waitFor({ timeout: 60_000 });
}
