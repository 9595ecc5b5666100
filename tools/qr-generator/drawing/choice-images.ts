import type { presetNames } from './design-fields.ts'

/** Previews of the presets: a finder pattern and a few modules, on white as they are drawn. */
export const presetImages: Record<(typeof presetNames)[number], string> = {
  basic: svg(
    '<path d="M4 4h14v14h-14zM6 6v10h10v-10z" fill-rule="evenodd"/><path d="M8 8h6v6h-6zM22 4h2v4h4v4h-4v6h-2zM4 22h6v2h4v4h-4v-2h-6zM18 22h4v4h6v2h-10z"/>',
  ),
  rounded: svg(
    '<rect x="5" y="5" width="12" height="12" rx="3" fill="none" stroke="#000" stroke-width="2"/><rect x="8" y="8" width="6" height="6" rx="2"/><path d="M23 5v12M23 9h4M5 23h8M19 27h8M19 23h4" stroke="#000" stroke-width="2" stroke-linecap="round"/>',
  ),
  colorful: svg(
    '<g fill="#be185d"><circle cx="11" cy="11" r="6" fill="none" stroke="#be185d" stroke-width="2"/><circle cx="11" cy="11" r="3"/></g><g fill="none" stroke="#5b21b6" stroke-width="2" stroke-linecap="round" stroke-dasharray="0 2"><path d="M23 5v14M25 9h2M5 23h8M19 23h8M19 27h4"/></g>',
  ),
  modern: svg(
    '<g fill="#1e3a8a"><rect x="5" y="5" width="12" height="12" rx="3" fill="none" stroke="#1e3a8a" stroke-width="2"/><rect x="8" y="8" width="6" height="6" rx="2"/><path d="M24 4v8h4v2a2 2 0 0 1-2 2h-4v-10a2 2 0 0 1 2-2zM6 22h8v2a2 2 0 0 1-2 2h-8v-2a2 2 0 0 1 2-2zM20 22h8v4a2 2 0 0 1-2 2h-8v-4a2 2 0 0 1 2-2z"/></g>',
  ),
}

function svg(content: string): string {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="3" fill="#fff"/>${content}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(whole)}`
}
