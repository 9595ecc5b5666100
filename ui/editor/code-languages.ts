import type { Extension } from '@codemirror/state'

/** Media types of code, after `application/` and `text/`; the highlighters are in `language-loaders.ts`. */
const code =
  /^(?:application\/(?:json|xml|yaml)|text\/(?:css|html|javascript|markdown|typescript|x-(?:go|java|kotlin|python|rust|sh|sql)))$/

const loaded = new Map<string, Extension>()

export const isCode = (mediaType: string): boolean => code.test(mediaType)

/** Returns the highlighter of a language, if it has been loaded. */
export const loadedLanguage = (mediaType: string): Extension | undefined => loaded.get(mediaType)

/** Loads the highlighter of a language; an empty extension for unknown ones. */
export async function loadLanguage(mediaType: string): Promise<Extension> {
  const cached = loaded.get(mediaType)
  if (cached || !isCode(mediaType)) return cached ?? []
  const { loaders } = await import('./language-loaders.ts')
  const language = (await loaders[mediaType]?.()) ?? []
  loaded.set(mediaType, language)
  return language
}
