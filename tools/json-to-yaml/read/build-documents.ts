import type { Event } from 'js-yaml'
import type { Warning } from '../notes/sentences.ts'
import { Builder } from './builder.ts'
import type { ReadText } from './indent/indent-lines.ts'
import type { YamlNode } from './node.ts'

/**
 * Makes of events the values of all documents: aliases stand for what their anchors name, merge keys are followed. A
 * document that says `%YAML 1.1` is read so.
 *
 * @param given the version of documents that name none
 * @throws duplicateKey, unknownAlias, cyclicAlias, tooManyAliases
 */
export async function buildDocuments(
  read: ReadText,
  events: readonly Event[],
  given: '1.1' | '1.2',
): Promise<{ roots: YamlNode[]; remarks: Warning[] }> {
  const { EVENT_ID, getScalarValue } = await import('js-yaml')
  const builder = new Builder(read)
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) {
      const named = event.directives.find(({ kind }) => kind === 'yaml')
      const isOld = named && 'version' in named ? named.version === '1.1' : given === '1.1'
      builder.beginDocument(isOld ? '1.1' : '1.2')
    } else if (event.type === EVENT_ID.SCALAR) builder.addScalar(event, getScalarValue(read.yaml, event))
    else if (event.type === EVENT_ID.ALIAS) builder.addAlias(event)
    else if (event.type === EVENT_ID.POP) builder.end()
    else builder.begin(event, event.type === EVENT_ID.SEQUENCE ? 'list' : 'map')
  }
  return { roots: builder.roots, remarks: builder.remarks }
}
