import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { newConversation } from '../../support/new-conversation.ts';
import { aPicture } from '../../support/new-listing.ts';
import { messageField, openConversation, PAGE, rows, sendButton, thread } from '../../support/pages/messages-page.ts';
import { expect, test } from '../../support/test.ts';

test('files are attached, arrive at once, and open for the other side', async ({
  page,
  request,
  newVisitor,
  faults,
}) => {
  const { id, tenant, lister } = await newConversation(request);
  const theirs = await newVisitor();
  await openConversation(theirs, lister, id);
  await openConversation(page, tenant, id);
  const choose = page.getByLabel('Attach files');
  const tray = page.getByRole('list', { name: 'Files to send' });
  const pdf = {
    name: 'Payslip March.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  };

  await test.step('a file that cannot be read says so, and nothing typed is lost', async () => {
    faults.expectFailedRequest('/attachments?name=cut-off.pdf');
    await messageField(page).fill('Here is my payslip.');
    await choose.setInputFiles([{ ...pdf, name: 'cut-off.pdf', buffer: pdf.buffer.subarray(0, 20) }, pdf]);
    await expect(tray.getByRole('alert')).toContainText('We can’t read this file.');
    await sendButton(page).click();
    await expect(page.getByText('We couldn’t upload one of your files. Try again or remove it')).toBeVisible();
    await expectAccessibleOnEveryScreen(page, 'attaching');
    await tray.getByRole('button', { name: 'Remove cut-off.pdf' }).click();
    await expect(messageField(page)).toHaveValue('Here is my payslip.');
  });

  await test.step('a reload keeps the words and the uploaded file', async () => {
    await page.reload();
    await expect(tray).toContainText('Payslip March.pdf');
    await expect(messageField(page)).toHaveValue('Here is my payslip.');
  });

  await test.step('words and files are sent together, then a picture alone', async () => {
    await sendButton(page).click();
    await expect(thread(page).getByRole('button', { name: /Payslip March\.pdf/ })).toBeVisible();
    await choose.setInputFiles(aPicture('kitchen.png'));
    await expect(tray).toContainText('kitchen.webp');
    await sendButton(page).click();
    await expect(thread(page).getByRole('button', { name: 'Open the picture kitchen.webp' })).toBeVisible();
    await expect(tray).toBeHidden();
  });

  await test.step('the other side saves the PDF and opens the picture large', async () => {
    const link = thread(theirs).getByRole('button', { name: /Save Payslip March\.pdf/ });
    const [saved] = await Promise.all([theirs.waitForEvent('download'), link.click()]);
    expect(saved.suggestedFilename()).toBe('Payslip March.pdf');
    await thread(theirs).getByRole('button', { name: 'Open the picture kitchen.webp from Maya O.' }).click();
    await expect(theirs.getByRole('dialog').getByRole('img', { name: 'kitchen.webp' })).toBeVisible();
    await theirs.keyboard.press('Escape');
    await expectAccessibleOnEveryScreen(theirs, 'attachments');
    await theirs.goto(PAGE);
    await expect(rows(theirs)).toContainText('kitchen.webp');
  });
});
