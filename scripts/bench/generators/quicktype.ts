import { InputData, jsonInputForTargetLanguage, quicktype } from 'quicktype-core'

/**
 * Generates the types of a document with quicktype-core, with parsers and serializers where the language needs them.
 */
export async function quicktypeCode(lang: 'go' | 'rust' | 'kotlin' | 'typescript', json: string): Promise<string> {
  const input = jsonInputForTargetLanguage(lang)
  await input.addSource({ name: 'Root', samples: [json] })
  const inputData = new InputData()
  inputData.addInput(input)
  const rendererOptions: Record<string, string> =
    lang === 'go' ? { package: 'main' } : lang === 'rust' ? { visibility: 'public' } : { 'just-types': 'true' }
  return (await quicktype({ inputData, lang, rendererOptions })).lines.join('\n')
}
