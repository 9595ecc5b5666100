import { expect, open, test } from './visitor.ts'

test('what was changed after a link was opened survives a reload, and the link opens as it is again', async ({
  page,
}) => {
  const encode = { tool: 'base64', operation: 'encode' }
  const pipeline = { version: 1, steps: [encode, encode] }
  const link = `/pipelines#with=${Buffer.from(JSON.stringify({ pipeline })).toString('base64url')}`
  const steps = page.getByRole('article')
  await open(page, link)
  await page.getByRole('button', { name: 'Remove step 2' }).click()
  await expect(steps).toHaveCount(1)
  await page.reload()
  await expect(steps).toHaveCount(1)
  await page.goto('about:blank')
  await open(page, link)
  await expect(steps).toHaveCount(2)
})
