import { expect, test } from 'vitest'
import { pageOf, withInlineStyles } from './export-document.ts'

const picture = '<img src="https://attacker.invalid/cup.png" alt="cup" loading="lazy">'

test('an exported page has its pictures, which its policy lets load, and nothing else', () => {
  const { head, body } = new DOMParser().parseFromString(pageOf(`<p>${picture}</p>`, 'Tea & <cups>', 'en'), 'text/html')
  expect(body.innerHTML.trim()).toBe(`<p>${picture}</p>`)
  expect(head.querySelector('title')?.text).toBe('Tea & <cups>')
  expect(head.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content).toBe(
    "default-src 'none'; img-src http: https: data: file:; style-src 'unsafe-inline'",
  )
})

test('pictures are copied with their addresses, and are not loaded for it', async () => {
  performance.clearResourceTimings()
  expect(withInlineStyles(picture)).toBe(picture.replace('>', ' style="max-width:100%;height:auto">'))
  await new Promise((resume) => setTimeout(resume, 100))
  expect(performance.getEntriesByType('resource')).toEqual([])
})
