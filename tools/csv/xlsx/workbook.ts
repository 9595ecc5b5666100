import { DamagedError } from './damage.ts'
import { builtInFormats } from './number-format.ts'
import { readXml } from './read-xml.ts'
import type { Unpacker } from './zip.ts'

/** A sheet of a workbook. */
export interface Sheet {
  name: string
  part: string
  /** Hidden in Excel, whether or not it can be unhidden there. */
  isHidden: boolean
}

/** The sheets of a workbook and what they share. */
export interface Workbook {
  sheets: Sheet[]
  strings: string[]
  /** The number format of each cell style. */
  formats: string[]
  /** Whether dates use the 1904 system of old Macs. */
  isFrom1904: boolean
}

/** Reads the list of sheets, the shared strings and the number formats (ECMA-376, part 1, sections 18.2, 18.4, 18.8). */
export async function readWorkbook(unpacker: Unpacker): Promise<Workbook> {
  const { sheets, isFrom1904, relationships } = await readSheets(unpacker)
  const partOf = (kind: string) => [...relationships.values()].find(({ type }) => type.endsWith(`/${kind}`))?.target
  const [strings, styles] = [partOf('sharedStrings'), partOf('styles')]
  return {
    sheets,
    isFrom1904,
    strings: strings && unpacker.has(strings) ? await readStrings(unpacker, strings) : [],
    formats: styles && unpacker.has(styles) ? await readFormats(unpacker, styles) : [],
  }
}

/**
 * Reads the list of sheets without their contents.
 *
 * @throws DamagedError, TooLargeError
 */
export async function readSheets(unpacker: Unpacker) {
  const root = await readRelationships(unpacker, '_rels/.rels', '')
  const part = [...root.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml'
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const relationships = await readRelationships(unpacker, `${folder}_rels/${part.slice(folder.length)}.rels`, folder)
  const sheets: Workbook['sheets'] = []
  let isFrom1904 = false
  await readXml(unpacker, part, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key) && key !== 'sheetId')?.[1] ?? ''
      const { target, type } = relationships.get(id) ?? {}
      // Charts and macros are listed among the sheets too.
      if (target && type?.endsWith('/worksheet')) {
        const { name: sheetName = '', state = '' } = attributes
        sheets.push({ name: sheetName, part: target, isHidden: state === 'hidden' || state === 'veryHidden' })
      }
    },
  })
  if (sheets.length === 0) throw new DamagedError('noPart')
  return { sheets, isFrom1904, relationships }
}

/** Reads the relationships of a part, by id. */
async function readRelationships(unpacker: Unpacker, part: string, folder: string) {
  const relationships = new Map<string, { target: string; type: string }>()
  if (!unpacker.has(part)) throw new DamagedError('noPart')
  await readXml(unpacker, part, {
    open(name, { Id: id = '', Target: target = '', Type: type = '' }) {
      if (name === 'Relationship') relationships.set(id, { target: resolved(target, folder), type })
    },
  })
  return relationships
}

function resolved(target: string, folder: string): string {
  const parts: string[] = []
  for (const part of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts.join('/')
}

async function readStrings(unpacker: Unpacker, part: string): Promise<string[]> {
  const strings: string[] = []
  const collector = textCollector()
  await readXml(unpacker, part, {
    ...collector.handlers,
    close(name) {
      collector.handlers.close(name)
      if (name === 'si') strings.push(collector.take())
    },
  })
  return strings
}

/** Joins the runs of rich text, without phonetic guides for Chinese and Japanese. */
export function textCollector() {
  let text = ''
  let isText = false
  let phonetic = 0
  return {
    handlers: {
      open(name: string) {
        if (name === 'rPh') phonetic++
        isText = name === 't' && phonetic === 0
      },
      close(name: string) {
        if (name === 'rPh') phonetic--
        isText = false
      },
      text(piece: string) {
        if (isText) text += piece
      },
    },
    take() {
      const taken = unescaped(text)
      text = ''
      return taken
    },
  }
}

/** Decodes `_x0001_`, the escape for characters that XML does not allow (ECMA-376, part 1, section 22.9.2.19). */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

async function readFormats(unpacker: Unpacker, part: string): Promise<string[]> {
  const own = new Map<number, string>()
  const formats: string[] = []
  let isInCells = false
  await readXml(unpacker, part, {
    open(name, attributes) {
      const id = Number(attributes['numFmtId'] ?? 0)
      if (name === 'numFmt') own.set(id, attributes['formatCode'] ?? '')
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) formats.push(own.get(id) ?? builtInFormats[id] ?? 'General')
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return formats
}
