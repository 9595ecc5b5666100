import { InputData, jsonInputForTargetLanguage, quicktype } from 'quicktype-core'

/** Has quicktype-core write the types of a document, with what reads and writes it where the language needs that. */
export async function quicktypeCode(lang: 'go' | 'rust' | 'kotlin' | 'typescript', json: string): Promise<string> {
  const input = jsonInputForTargetLanguage(lang)
  await input.addSource({ name: 'Root', samples: [json] })
  const inputData = new InputData()
  inputData.addInput(input)
  const rendererOptions: Record<string, string> =
    lang === 'go' ? { package: 'main' } : lang === 'rust' ? { visibility: 'public' } : { 'just-types': 'true' }
  return (await quicktype({ inputData, lang, rendererOptions })).lines.join('\n')
}
