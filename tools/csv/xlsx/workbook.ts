import { DamagedError } from './damage.ts'
import { builtInFormats } from './number-format.ts'
import { readXml } from './read-xml.ts'
import type { Unpacker } from './zip.ts'

/** A sheet of a workbook. */
export interface Sheet {
  name: string
  part: string
  /** Excel does not show it, until somebody asks for it or ever. */
  isHidden: boolean
}

/** What the sheets of a workbook share. */
export interface Workbook {
  sheets: Sheet[]
  strings: string[]
  /** The number format of each cell style. */
  formats: string[]
  /** Days are counted from 1904, as on old Macs. */
  isFrom1904: boolean
}

/** Reads the list of sheets, the shared strings and the number formats (ECMA-376, part 1, sections 18.2, 18.4, 18.8). */
export async function readWorkbook(unpacker: Unpacker): Promise<Workbook> {
  const { sheets, isFrom1904, targets } = await readSheets(unpacker)
  const partOf = (kind: string) => [...targets.values()].find(({ type }) => type.endsWith(`/${kind}`))?.target
  const [strings, styles] = [partOf('sharedStrings'), partOf('styles')]
  return {
    sheets,
    isFrom1904,
    strings: strings && unpacker.has(strings) ? await readStrings(unpacker, strings) : [],
    formats: styles && unpacker.has(styles) ? await readFormats(unpacker, styles) : [],
  }
}

/**
 * Reads which sheets there are, and nothing of what is in them.
 *
 * @throws DamagedError, TooLargeError
 */
export async function readSheets(unpacker: Unpacker) {
  const root = await readTargets(unpacker, '_rels/.rels', '')
  const part = [...root.values()].find(({ type }) => type.endsWith('/officeDocument'))?.target ?? 'xl/workbook.xml'
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const targets = await readTargets(unpacker, `${folder}_rels/${part.slice(folder.length)}.rels`, folder)
  const sheets: Workbook['sheets'] = []
  let isFrom1904 = false
  await readXml(unpacker, part, {
    open(name, attributes) {
      if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key) && key !== 'sheetId')?.[1] ?? ''
      const { target, type } = targets.get(id) ?? {}
      // Charts and macros stand among the sheets too.
      if (target && type?.endsWith('/worksheet')) {
        const { name: sheetName = '', state = '' } = attributes
        sheets.push({ name: sheetName, part: target, isHidden: state === 'hidden' || state === 'veryHidden' })
      }
    },
  })
  if (sheets.length === 0) throw new DamagedError('noPart')
  return { sheets, isFrom1904, targets }
}

/** The parts that a part refers to, by their ids. */
async function readTargets(unpacker: Unpacker, part: string, folder: string) {
  const targets = new Map<string, { target: string; type: string }>()
  if (!unpacker.has(part)) throw new DamagedError('noPart')
  await readXml(unpacker, part, {
    open(name, { Id: id = '', Target: target = '', Type: type = '' }) {
      if (name === 'Relationship') targets.set(id, { target: resolved(target, folder), type })
    },
  })
  return targets
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

/** Puts the runs of a rich text together; how Chinese and Japanese are read aloud stands beside and is left out. */
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

/** Characters that XML has not are written `_x0001_` (ECMA-376, part 1, section 22.9.2.19). */
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
