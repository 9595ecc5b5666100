import { readFile } from 'node:fs/promises'
import { languages } from '#kit/language.ts'
import { seriousViolations } from './accessibility.ts'
import { expect, open, pressRunButton, test } from './visitor.ts'

for (const language of languages) {
  test(`a text is spoken, heard and taken along, in ${language}`, async ({ page }) => {
    const refused: string[] = []
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
    await open(page, '/tools/tts', { language, dark: language === 'zh' })
    await page.locator('[data-bench=input] textarea').fill('Hello there. [pause 1s] 今天是2026年11月22日。')
    await pressRunButton(page)
    await expect(page.locator('[data-speaking=built-in]')).toBeVisible()
    await expect(page.locator('[data-bench=output][data-state=done]')).toBeVisible()
    await expect(page.locator('[data-bench=output] mark')).toBeVisible()

    const [sound] = await Promise.all([page.waitForEvent('download'), page.locator('[data-bench=save]').click()])
    const bytes = await readFile(await sound.path())
    expect([sound.suggestedFilename(), bytes.toString('latin1', 0, 4)]).toEqual(['speech.wav', 'RIFF'])
    expect(bytes.length).toBe(bytes.readUInt32LE(40) + 44)

    const subtitles = page.getByRole('button', { name: /VTT$/ })
    const [lines] = await Promise.all([page.waitForEvent('download'), subtitles.click()])
    expect(await readFile(await lines.path(), 'utf8')).toContain('今天是2026年11月22日。')
    // The audio is stored on this device and survives a reload.
    await expect(page.getByRole('heading', { name: language === 'zh' ? '音频' : 'Audio' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: language === 'zh' ? '音频' : 'Audio' })).toBeVisible()
    expect(refused).toEqual([])
    expect(await seriousViolations(page)).toEqual([])
  })
}
