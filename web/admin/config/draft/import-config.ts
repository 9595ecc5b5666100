import { type SectionName, sectionNames } from '#contract/site-config/sections.ts'
import type { Issues } from '#ui/fields/issues-at.ts'
import { type Draft, withChange, withDraft } from './draft.ts'
import { parseObject } from './parse-object.ts'
import { fieldsOf, readSections, type StoredConfig } from './stored-config.ts'
import { inputsOf } from './text-inputs.ts'
import { validateSection } from './validate-draft.ts'
import type { Values } from './values.ts'

export type ImportResult =
  /** The draft with the file's changes, and the unknown names in the file. */
  | { draft: Draft; ignored: string[] }
  /** Nothing was imported: it is no JSON object, has no section, or these fields are invalid. */
  | { issues: Issues }

/** Imports an exported configuration, or the API's answer, into the draft; all of it, or nothing. */
export function importConfig(text: string, draft: Draft, stored: StoredConfig): ImportResult {
  const file = parseObject(text) ?? {}
  const sections = sectionNames.filter((name) => parseObject(file[name]))
  const issues: Issues = Object.assign(
    {},
    ...sectionNames.filter((name) => name in file && !sections.includes(name)).map((name) => ({ [name]: noObject })),
    ...sections.map((name) => validateSection(name, fieldsIn(file, name).known)),
  )
  if (sections.length === 0 || Object.keys(issues).length > 0) return { issues }

  const read = readSections(file)
  return {
    draft: sections.reduce((all, name) => {
      const taken = pick(read[name], Object.keys(fieldsIn(file, name).known))
      return withChange(all, stored, name, inputsOf(name, { ...withDraft(stored.config, all)[name], ...taken }))
    }, draft),
    ignored: [
      ...Object.keys(file).filter((name) => name !== '_versions' && !sectionNames.some((section) => section === name)),
      ...sections.flatMap((name) => fieldsIn(file, name).unknown.map((field) => `${name}.${field}`)),
    ],
  }
}

function fieldsIn(file: Values, name: SectionName) {
  const values = parseObject(file[name]) ?? {}
  const fields = Object.keys(fieldsOf(name))
  const names = Object.keys(values)
  return {
    known: pick(
      values,
      names.filter((field) => fields.includes(field)),
    ),
    unknown: names.filter((field) => !fields.includes(field)),
  }
}

const pick = (values: Values, names: string[]): Values => Object.fromEntries(names.map((name) => [name, values[name]]))

const noObject = { en: 'This section cannot be read', zh: '无法读取此分区' }
