import { launchBrowser } from '@lucerna/testkit/browser';
import { startTestServer } from '@lucerna/testkit/server';
import { expect, it } from 'vitest';

it('the page of the API shows every group of calls in a browser, within its own policy', async () => {
  const server = await startTestServer();
  const browser = await launchBrowser({ draws3d: false });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('response', (response) => {
      if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(`${server.url}/api-docs`);
    const budgets = page.locator('#operations-tag-budgets');
    await budgets.waitFor();
    await budgets.click();
    await page.locator('#operations-budgets-getBudget button').first().click();
    await page.getByText('Read a generated budget').waitFor();
    await page.getByRole('heading', { name: 'Responses' }).or(page.getByText('Responses')).first().waitFor();
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
  }
}, 60_000);
