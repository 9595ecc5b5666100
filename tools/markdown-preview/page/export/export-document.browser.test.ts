import { expect, test } from 'vitest'
import { pageOf, withInlineStyles } from './export-document.ts'

const look = { theme: 'default', accent: '#036675' } as const

const image = '<img src="https://attacker.invalid/cup.png" alt="cup" loading="lazy">'

test('an exported page has its images, which its policy lets load, and nothing else', () => {
  const { head, body } = new DOMParser().parseFromString(
    pageOf(`<p>${image}</p>`, { title: 'Tea & <cups>', language: 'en', look }),
    'text/html',
  )
  expect(body.innerHTML.trim()).toBe(`<p>${image}</p>`)
  expect(head.querySelector('title')?.text).toBe('Tea & <cups>')
  expect(head.querySelector<HTMLMetaElement>('meta[http-equiv]')?.content).toBe(
    "default-src 'none'; img-src http: https: data: file:; style-src 'unsafe-inline'",
  )
})

test('images are copied with their addresses, and are not loaded for it', async () => {
  performance.clearResourceTimings()
  expect(withInlineStyles(image, look)).toContain(image.replace('>', ' style="max-width:100%;height:auto">'))
  await new Promise((resume) => setTimeout(resume, 100))
  expect(performance.getEntriesByType('resource')).toEqual([])
})
