import { expectAccessibleOnEveryScreen } from '../../support/accessible.ts';
import { alert, expectFieldError, field } from '../../support/form.ts';
import { newConversation, say } from '../../support/new-conversation.ts';
import { openConversation } from '../../support/pages/messages-page.ts';
import { expect, test } from '../../support/test.ts';

/** What is sent and who is offered what is tested in `report-dialog` and `panel-header.component.test.tsx`. */
test('a tenant reports a home and a message: Escape gives the focus back, and the dialog is accessible', async ({
  page,
  request,
}) => {
  const talk = await newConversation(request);
  await say(request, talk.lister, talk.id, 'Only if you are quick.');
  await openConversation(page, talk.tenant, talk.id);
  const report = page.getByRole('main').getByRole('button', { name: /report/i });
  const dialog = page.getByRole('dialog');
  const submit = dialog.locator('button[type="submit"]');
  await report.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(report).toBeFocused();

  await report.click();
  await submit.click();
  await expectFieldError(page, 'reportType');
  await expectAccessibleOnEveryScreen(page, 'errors');
  await field(page, 'reportType').selectOption('scam');
  await field(page, 'description').fill('They want money before a viewing.');
  await submit.click();
  await expect(alert(page)).toContainText('Report submitted successfully.');
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Message options' }).click();
  await page.getByRole('menuitem', { name: 'Report this message' }).click();
  await expect(dialog.getByRole('region', { name: '2 messages you’re sharing' })).toContainText('if you are quick');
  await expectAccessibleOnEveryScreen(page, 'messages');
});
