import type { DefaultTreeAdapterTypes } from 'parse5'
import { escapeHtml } from './escape-html.ts'

/** Writes what stands for a picture that is not in the document itself: nothing is loaded from elsewhere, so its address is named. */
export function outsidePicture({ attrs }: DefaultTreeAdapterTypes.Element): string {
  const textOf = (name: string) => attrs.find((attribute) => attribute.name === name)?.value ?? ''
  const address = shortened(textOf('src').trim())
  const alt = shortened(textOf('alt').trim())
  if (address === '' && alt === '') return ''
  return `<span class="outside-picture">${escapeHtml([alt, address].filter(Boolean).join(' · '))}</span>`
}

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text)
