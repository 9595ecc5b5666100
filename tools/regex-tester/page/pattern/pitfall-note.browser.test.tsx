import { expect, test } from 'vitest'
import { openPage } from '../../fixtures/open-page.tsx'

test('a property without the flag u is warned of, and a press puts it right', async () => {
  const { screen, rows, settled } = await openPage({ values: { pattern: '\\p{Han}+', text: '你好 Toolbench' } })
  await settled()
  await expect.element(screen.getByText('Without the flag u, \\p{Han} matches plain letters')).toBeVisible()
  await screen.getByRole('button', { name: 'Write \\p{Script=Han} with flag u' }).click()
  await expect.poll(rows).toEqual([['你好', '0–2']])
  expect(screen.getByText(/^Without the flag u/).query()).toBeNull()
})

test('what another engine writes otherwise is refused with the way to write it, in Chinese too', async () => {
  const { screen, rows } = await openPage({ language: 'zh', values: { pattern: '(?i)error', text: 'ERROR' } })
  await expect.element(screen.getByText('在 QuickJS 中，标志写在正则之后，不能写成 (?i)')).toBeVisible()
  await screen.getByRole('button', { name: '添加标志 i' }).click()
  await expect.poll(rows).toEqual([['ERROR', '0–5']])
})
