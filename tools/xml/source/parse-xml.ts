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
    throw errors.syntax({ ...error.place, reason: syntaxReasons[error.reason].en })
  }
}
