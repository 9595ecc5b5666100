import { useMemo } from 'react'
import { InputPane, type InputPaneProps } from '#ui/bench/input-pane.tsx'
import { OperationsBench } from '#ui/bench/operations-bench.tsx'
import { FactList, type FactListProps } from '#ui/output/fact-list.tsx'
import { OutputViewer, type OutputViewerProps } from '#ui/output/output-viewer.tsx'
import { SavedFacts } from '#ui/output/saved-facts.tsx'
import type { CodeLanguage } from '../language/languages.ts'

/** The page: code highlighted by its language, which is chosen, or known from the result. */
export default function CodeFormatterPage() {
  return <OperationsBench parts={parts} />
}

const parts = { InputPane: CodeInput, OutputViewer: CodeViewer, FactList: CodeFacts }

function CodeInput({ fields, ...props }: InputPaneProps) {
  const { values, run } = props
  const { language = 'auto' } = values
  const mediaType = mediaTypeOf(language === 'auto' ? Object(run.output).language : language)
  const colored = useMemo(
    () => fields.map(([name, schema]): (typeof fields)[number] => [name, { ...schema, contentMediaType: mediaType }]),
    [fields, mediaType],
  )
  return <InputPane {...props} fields={colored} />
}

function CodeViewer(props: OutputViewerProps) {
  const mediaType = mediaTypeOf(props.output?.['language'])
  // `anyOf` makes HTML shown as code instead of as a page.
  const schema = useMemo(() => ({ anyOf: [{ contentMediaType: mediaType }] }), [mediaType])
  return <OutputViewer {...props} schema={schema} />
}

function CodeFacts(props: FactListProps) {
  const { originalSize, size } = props.output
  return typeof originalSize === 'number' && typeof size === 'number' ? (
    <SavedFacts before={originalSize} after={size} {...props} />
  ) : (
    <FactList {...props} />
  )
}

/** The media types that select highlighting. */
const mediaTypes: Record<CodeLanguage, string> = {
  javascript: 'text/javascript',
  jsx: 'text/javascript',
  typescript: 'text/typescript',
  tsx: 'text/typescript',
  css: 'text/css',
  scss: 'text/css',
  less: 'text/css',
  html: 'text/html',
  vue: 'text/html',
  // Highlights comments and keys without quotes.
  json5: 'text/javascript',
  markdown: 'text/markdown',
  yaml: 'application/yaml',
  graphql: 'text/javascript',
}

/** Returns the media type of code; JavaScript while the language is unknown, so that the layout does not shift. */
const mediaTypeOf = (language: unknown): string => mediaTypes[language as CodeLanguage] ?? mediaTypes.javascript
