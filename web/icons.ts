const files = import.meta.glob<string>('../tools/*/icon.svg', { eager: true, query: '?raw', import: 'default' })

/** The drawing of a tool: what stands inside the svg element of its icon. */
export const iconOf = (tool: string): string =>
  files[`../tools/${tool}/icon.svg`]?.replace(/^[^>]*>|<\/svg>\s*$/g, '') ?? ''
