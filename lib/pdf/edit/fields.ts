import type { PdfDocument } from '../document.ts'
import {
  type Dict,
  dictOf,
  IndirectObject,
  indirectObjectOf,
  listOf,
  nameOf,
  PdfString,
  resolve,
  type Value,
} from '../objects/value.ts'

/** Returns the annotations of a page: references or direct dictionaries. */
export const annotationsOf = (page: IndirectObject): Value[] => listOf(dictOf(page)?.get('Annots')) ?? []

export const isWidget = (annotation: Value): boolean => nameOf(dictOf(annotation)?.get('Subtype')) === 'Widget'

/** Collects all form fields of a document: those of its form, and those that its widgets belong to. */
function fieldsOf({ catalog, pages }: PdfDocument): Dict[] {
  const fields = new Set<Dict>()
  const waiting: Value[] = [...(listOf(dictOf(catalog.get('AcroForm'))?.get('Fields')) ?? [])]
  for (const page of pages) waiting.push(...annotationsOf(page).filter(isWidget))
  while (waiting.length > 0) {
    const field = dictOf(waiting.pop())
    if (!field || fields.has(field)) continue
    fields.add(field)
    for (const kid of listOf(field.get('Kids')) ?? []) waiting.push(kid)
    const parent = field.get('Parent')
    if (parent) waiting.push(parent)
  }
  return [...fields]
}

/** Whether a document has form fields other than signatures. */
export const hasFields = (document: PdfDocument): boolean =>
  fieldsOf(document).some((field) => field.has('FT') && resolve(field.get('FT')) !== 'Sig')

export const isSigned = (document: PdfDocument): boolean =>
  fieldsOf(document).some((field) => field.has('V') && isSignature(field))

/**
 * Removes signatures, since they are valid only for the signed bytes; the signature fields stay, to be signed again.
 */
export function dropSignatures(document: PdfDocument): boolean {
  let hasSignatures = false
  for (const field of fieldsOf(document)) {
    if (!field.has('V') || !isSignature(field)) continue
    field.delete('V')
    hasSignatures = true
  }
  const form = dictOf(document.catalog.get('AcroForm'))
  form?.delete('SigFlags')
  for (const key of ['Perms', 'DSS']) document.catalog.delete(key)
  return hasSignatures
}

function isSignature(field: Dict): boolean {
  let node: Dict | undefined = field
  for (let depth = 0; node && depth < 20; depth++) {
    const type = nameOf(node.get('FT'))
    if (type !== undefined) return type === 'Sig'
    node = dictOf(node.get('Parent'))
  }
  return false
}

/** Keeps only the fields with a widget on one of the document's pages: others would reveal data of removed pages. */
export function keepFieldsOnPages(document: PdfDocument): void {
  const { catalog, pages } = document
  const widgets = new Set<Dict>()
  for (const page of pages)
    for (const annotation of annotationsOf(page)) {
      const dict = isWidget(annotation) ? dictOf(annotation) : undefined
      if (dict) widgets.add(dict)
    }
  // Ancestors of a remaining widget are kept.
  const kept = new Set<Dict>(widgets)
  for (const widget of widgets) {
    let node = dictOf(widget.get('Parent'))
    for (; node && !kept.has(node); node = dictOf(node.get('Parent'))) kept.add(node)
  }
  const isKept = (value: Value): boolean => kept.has(dictOf(value) ?? new Map())
  for (const field of kept) {
    const kids = listOf(field.get('Kids'))
    if (kids) field.set('Kids', kids.filter(isKept))
  }
  const form = dictOf(catalog.get('AcroForm'))
  if (!form) return
  const fields = (listOf(form.get('Fields')) ?? []).filter(isKept)
  if (fields.length === 0) catalog.delete('AcroForm')
  else {
    // XFA holds a copy of all values; CO is the calculation order, which refers to removed fields.
    for (const key of ['XFA', 'CO']) form.delete(key)
    form.set('Fields', fields)
  }
}

/** Merges the forms of several documents. Fields with the same name would become one, so later ones are renamed. */
export function mergeForms(forms: readonly (Dict | undefined)[]): Dict | undefined {
  const fields: Value[] = []
  const names = new Set<string>()
  const fonts: Dict = new Map()
  let appearance: Value = null
  for (const form of forms) {
    if (!form) continue
    for (const [name, font] of dictOf(dictOf(form.get('DR'))?.get('Font')) ?? [])
      if (!fonts.has(name)) fonts.set(name, font)
    const own = form.get('DA') ?? null
    appearance ??= own
    for (const value of listOf(form.get('Fields')) ?? []) {
      const field = dictOf(value)
      if (!field) continue
      if (own && !field.has('DA')) field.set('DA', own)
      const text = resolve(field.get('T'))
      const name = text instanceof PdfString ? text.bytes : ''
      let free = name
      for (let number = 2; names.has(free); number++) free = `${name}${suffix(name, number)}`
      names.add(free)
      if (free !== name) field.set('T', new PdfString(free))
      fields.push(indirectObjectOf(value) ?? new IndirectObject(field))
    }
  }
  if (fields.length === 0) return undefined
  const merged: Dict = new Map<string, Value>([['Fields', fields]])
  if (fonts.size > 0) merged.set('DR', new Map<string, Value>([['Font', fonts]]))
  if (appearance !== null) merged.set('DA', appearance)
  return merged
}

/** Encodes the suffix like the name: in UTF-16 if the name has its byte order mark. */
const suffix = (name: string, number: number): string =>
  name.startsWith('\xfe\xff') ? [...`_${number}`].map((letter) => `\0${letter}`).join('') : `_${number}`
