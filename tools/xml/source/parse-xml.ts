import { fill } from '#kit/sentence.ts'
import { syntaxReasons } from '#lib/xml/syntax-reasons.ts'
import { walkXml, type XmlHandlers, XmlSyntaxError } from '#lib/xml/walk-xml.ts'
import { errors } from '../errors.ts'

/** Parses a document. @throws ToolError with the position where it isn't well-formed */
export async function parseXml(xml: string, handlers: XmlHandlers): Promise<void> {
  if (xml.trim() === '') throw errors.empty()
  try {
    await walkXml(xml, handlers)
  } catch (error) {
    if (!(error instanceof XmlSyntaxError)) throw error
    const { place, reason, params } = error
    // The reason's code and params are for its sentence in Chinese.
    const all = { ...params, ...place, reason: fill(syntaxReasons[reason].en, params), code: reason }
    throw errors.syntax(all)
  }
}
