import type { LooseMember, LooseValue } from './parse-loosely.ts'

/** One step of a path from the root: the container, and the name or index in it. */
export interface PlaceStep {
  container: LooseValue
  step: string | number
}

/** The syntactic context of a caret in a document. */
export interface CaretPlace {
  kind: 'key' | 'value'
  /** The path to the value; for a key the path to its object. */
  way: PlaceStep[]
  /** The root value; of several documents (NDJSON) the one with the caret. */
  root: LooseValue | undefined
  /** The token at the caret, which a completion would replace: a key with its quotes, or a string, number or word. */
  from: number
  to: number
  /** The value at the place, or of the key. */
  value: LooseValue | undefined
  /** The object that contains the key. */
  object: LooseValue | undefined
  /** The member, for a key that is there already. */
  member: LooseMember | undefined
  /** The value before the caret that lacks a comma behind it. */
  commaAfter: number | undefined
  /** Whether a comma has to be inserted before what follows. */
  isFollowed: boolean
}

/** Finds the context of a caret: the key or value that it is in, or the value that would begin there. */
export function caretPlace(text: string, roots: readonly LooseValue[], offset: number): CaretPlace {
  let innermost = roots.find((root) => isWithin(root, offset))
  const base = { root: innermost, way: [] as PlaceStep[] }
  while (innermost?.kind === 'object' || innermost?.kind === 'array') {
    const next: CaretPlace | LooseValue =
      innermost.kind === 'object'
        ? placeInObject(text, innermost, offset, base)
        : placeInArray(text, innermost, offset, base)
    if ('way' in next) return next
    innermost = next
  }
  return placeOfValue(base, innermost, innermost?.from ?? offset, innermost?.to ?? offset)
}

type Base = Pick<CaretPlace, 'root' | 'way'>

/** A caret at the end of a word or string is in it, and at the beginning of a word; before a bracket or quote it is outside. */
function isWithin(value: LooseValue, offset: number): boolean {
  const { kind, from, to, isClosed } = value
  if (isContainer(value)) return offset > from && (offset < to || !isClosed)
  return offset <= to && (offset > from || (offset === from && kind === 'word'))
}

function placeOfValue(base: Base, value: LooseValue | undefined, from: number, to: number): CaretPlace {
  return {
    ...base,
    kind: 'value',
    from,
    to,
    value,
    object: undefined,
    member: undefined,
    commaAfter: undefined,
    isFollowed: false,
  }
}

function placeInObject(text: string, object: LooseValue, offset: number, base: Base): CaretPlace | LooseValue {
  const { members } = object
  const at = members.findLastIndex(({ from }) => from < offset || (from === offset && text[from] !== '"'))
  const member = members[at]
  const next = members[at + 1]
  if (member && offset <= member.to) {
    const isFollowed = next !== undefined && member.colon === undefined && !hasComma(text, member.to, next.from)
    const commaAfter = missingComma(text, members[at - 1], member.from)
    return { ...placeOfKey(base, object, member.from, member.to), member, value: member.value, isFollowed, commaAfter }
  }
  if (
    member?.colon !== undefined &&
    offset > member.colon &&
    !hasComma(text, member.value?.to ?? member.colon, offset)
  ) {
    const { value } = member
    const isBefore = value === undefined || (offset <= value.from && !isWithin(value, offset))
    if (isBefore || isWithin(value, offset)) {
      base.way.push({ container: object, step: member.name })
      if (value && !isBefore && isContainer(value)) return value
      const isFollowed = !value && next !== undefined && !hasComma(text, offset, next.from)
      const [from, to] = value && !isBefore ? [value.from, value.to] : [offset, offset]
      return { ...placeOfValue(base, isBefore ? undefined : value, from, to), isFollowed }
    }
  }
  const isFollowed = next !== undefined && !hasComma(text, offset, next.from)
  return { ...placeOfKey(base, object, offset, offset), isFollowed, commaAfter: missingComma(text, member, offset) }
}

function placeOfKey(base: Base, object: LooseValue, from: number, to: number): CaretPlace {
  return { ...placeOfValue(base, undefined, from, to), kind: 'key', object }
}

/** A complete member without a comma behind it needs one before the next. */
function missingComma(text: string, member: LooseMember | undefined, before: number): number | undefined {
  const end = member?.value?.to
  return end !== undefined && end <= before && !hasComma(text, end, before) ? end : undefined
}

function placeInArray(text: string, array: LooseValue, offset: number, base: Base): CaretPlace | LooseValue {
  const { items } = array
  const within = items.findIndex((item) => isWithin(item, offset))
  const item = items[within]
  const count = items.filter(({ to }) => to <= offset).length
  base.way.push({ container: array, step: item ? within : count })
  if (item && isContainer(item)) return item
  const at = item ? within : count
  const [before, next] = [items[at - 1], items[item ? at + 1 : at]]
  const [from, to] = [item?.from ?? offset, item?.to ?? offset]
  const commaAfter = before && !hasComma(text, before.to, from) ? before.to : undefined
  const isFollowed = next !== undefined && !hasComma(text, to, next.from)
  return { ...placeOfValue(base, item, from, to), commaAfter, isFollowed }
}

const isContainer = ({ kind }: LooseValue): boolean => kind === 'object' || kind === 'array'

/** Between two values there are only spaces and signs. */
const hasComma = (text: string, from: number, to: number): boolean => {
  const at = text.indexOf(',', from)
  return at >= 0 && at < to
}
