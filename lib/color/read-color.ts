import { cssOfCode } from './code-notations.ts'
import { namedColors } from './named-colors.ts'
import { rgbOf } from './rgb.ts'
import type { SpaceName, Triple } from './spaces.ts'

/** A parsed color, in the space of its notation. */
export interface Color {
  space: SpaceName
  components: Triple
  /** From 0 to 1. */
  alpha: number
  /** Which components, alpha last, are `none`: interpolation takes them from the other color. */
  missing: readonly boolean[]
}

/**
 * Parses a color of CSS Color 4, except those that depend on the page: `currentcolor`, system colors, `calc()`. Also
 * accepts hexadecimal digits without `#`, `255, 0, 0`, `0xFF00FF`, with alpha first `0x80FF00FF` and `argb #80FF00FF`,
 * and the notations of `cssOfCode`. Undefined for anything else.
 */
export function readColor(written: string): Color | undefined {
  if (written.length > maxLength) return undefined
  const text = written.trim().toLowerCase()
  // Three or four bare digits, such as 255, are rather a number; six are a color wherever one is asked for.
  const hex =
    /^#([\da-f]{3,8})$/.exec(text)?.[1] ?? /^(?!\d{3,4}$)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.exec(text)?.[0]
  if (hex !== undefined) return readHex(hex)
  const code =
    /^0x([\da-f]{6}|[\da-f]{8})$/.exec(text)?.[1] ??
    /^argb(?:\s*\(\s*|\s*:\s*|\s+)#?([\da-f]{4}|[\da-f]{8})\s*\)?$/.exec(text)?.[1]
  if (code !== undefined) return readHex(argbToRgba(code))
  const named = text === 'transparent' ? '#00000000' : namedColors.get(text)
  if (named !== undefined) return readHex(named.slice(1))
  if (/^[\d.]+%?(?:\s*,\s*|\s+)[\d.]+%?(?:\s*,\s*|\s+)[\d.]+%?$/.test(text)) return readColor(`rgb(${text})`)
  const css = cssOfCode(text)
  if (css !== undefined) return readColor(css)
  const [, name = '', inside = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(text) ?? []
  return name === '' ? undefined : readFunction(name, inside.trim())
}

/** The limit in UTF-16 code units. */
const maxLength = 200

const nothingMissing = [false, false, false, false]

function readHex(digits: string): Color | undefined {
  const isShort = digits.length < 5
  if (![3, 4, 6, 8].includes(digits.length)) return undefined
  const [red, green, blue] = rgbOf(`#${digits}`)
  const last = isShort ? digits.slice(3).repeat(2) : digits.slice(6)
  const alpha = last === '' ? 1 : Number.parseInt(last, 16) / 255
  return { space: 'srgb', components: [red / 255, green / 255, blue / 255], alpha, missing: nothingMissing }
}

const argbToRgba = (digits: string): string =>
  digits.length === 6
    ? digits
    : digits.length === 4
      ? digits.slice(1) + digits.slice(0, 1)
      : digits.slice(2) + digits.slice(0, 2)

/** A parsed component: a number, a percentage, an angle, or none. */
interface ParsedComponent {
  value: number
  unit: string
}

function readFunction(name: string, inside: string): Color | undefined {
  const kind = functions[name]
  if (!kind) return undefined
  const isLegacy = inside.includes(',')
  if (isLegacy && !kind.legacy) return undefined
  const parts = isLegacy ? legacyParts(inside) : modernParts(inside)
  if (!parts) return undefined
  let space = kind.space
  if (name === 'color') {
    const [first = '', ...others] = parts.components
    const colorSpace = first === 'xyz' ? 'xyz-d65' : first
    if (!isPredefined(colorSpace)) return undefined
    space = colorSpace
    parts.components = others
  }
  if (parts.components.length !== 3) return undefined
  const written = parts.components.map(readPart)
  const alpha = parts.alpha === undefined ? { value: 1, unit: '' } : readPart(parts.alpha)
  if (
    !alpha ||
    /^(?:deg|grad|rad|turn)$/.test(alpha.unit) ||
    (isLegacy && written.some((part) => part?.unit === 'none'))
  )
    return undefined
  const values = written.map((part, at) => part && kind.read(part, at))
  const [a, b, c] = values
  if (a === undefined || b === undefined || c === undefined) return undefined
  // The legacy syntax does not mix numbers and percentages.
  if (isLegacy && name.startsWith('rgb') && new Set(written.map((part) => part?.unit)).size > 1) return undefined
  if (isLegacy && name.startsWith('hsl') && (written[1]?.unit !== '%' || written[2]?.unit !== '%')) return undefined
  return {
    space,
    components: [a, b, c],
    alpha: limited(alpha.unit === '%' ? alpha.value / 100 : alpha.value, 0, 1),
    missing: [...written, alpha].map((part) => part?.unit === 'none'),
  }
}

function legacyParts(inside: string): { components: string[]; alpha?: string | undefined } | undefined {
  const parts = inside.split(',').map((part) => part.trim())
  const [alpha] = parts.slice(3)
  return parts.length < 3 || parts.length > 4 ? undefined : { components: parts.slice(0, 3), alpha }
}

function modernParts(inside: string): { components: string[]; alpha?: string | undefined } | undefined {
  const [front = '', alpha, ...others] = inside.split('/').map((part) => part.trim())
  return others.length > 0 || alpha === '' ? undefined : { components: front.split(/\s+/), alpha }
}

function readPart(text: string): ParsedComponent | undefined {
  if (text === 'none') return { value: 0, unit: 'none' }
  const [, digits, unit = ''] = /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|deg|grad|rad|turn)?$/.exec(text) ?? []
  const value = Number(digits)
  return digits === undefined || !Number.isFinite(value) ? undefined : { value, unit }
}

interface FunctionSyntax {
  space: SpaceName
  legacy: boolean
  read: (part: ParsedComponent, at: number) => number | undefined
}

const limited = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** Returns a number, or a percentage of `whole`. */
const amount = ({ value, unit }: ParsedComponent, whole: number): number | undefined =>
  unit === '%' ? (value / 100) * whole : unit === '' || unit === 'none' ? value : undefined

function angle({ value, unit }: ParsedComponent): number | undefined {
  const degrees = { '': 1, none: 1, deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }[unit]
  return degrees === undefined ? undefined : (((value * degrees) % 360) + 360) % 360
}

const atLeastZero = (value: number | undefined): number | undefined => value && Math.max(0, value)

const rgb: FunctionSyntax = {
  space: 'srgb',
  legacy: true,
  read(part) {
    const value = amount(part, 255)
    return value === undefined ? undefined : limited(value / 255, 0, 1)
  },
}
const hsl: FunctionSyntax = {
  space: 'hsl',
  legacy: true,
  read(part, at) {
    if (at === 0) return angle(part)
    const value = amount(part, 100)
    return value === undefined ? undefined : limited(value / 100, 0, 1)
  },
}
const lab = (space: 'lab' | 'oklab', light: number, whole: number): FunctionSyntax => ({
  space,
  legacy: false,
  read(part, at) {
    const value = amount(part, at === 0 ? light : whole)
    return at === 0 && value !== undefined ? limited(value, 0, light) : value
  },
})
const lch = (space: 'lch' | 'oklch', light: number, whole: number): FunctionSyntax => ({
  space,
  legacy: false,
  read(part, at) {
    if (at === 2) return angle(part)
    const value = amount(part, at === 0 ? light : whole)
    return at === 0 && value !== undefined ? limited(value, 0, light) : atLeastZero(value)
  },
})

const functions: Partial<Record<string, FunctionSyntax>> = Object.assign(Object.create(null), {
  rgb,
  rgba: rgb,
  hsl,
  hsla: hsl,
  hwb: { ...hsl, space: 'hwb', legacy: false },
  hsv: { ...hsl, space: 'hsv' },
  lab: lab('lab', 100, 125),
  lch: lch('lch', 100, 150),
  oklab: lab('oklab', 1, 0.4),
  oklch: lch('oklch', 1, 0.4),
  color: { space: 'srgb', legacy: false, read: (part: ParsedComponent) => amount(part, 1) },
})

const predefined = [
  'srgb',
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz-d50',
  'xyz-d65',
] as const
const isPredefined = (name: string): name is (typeof predefined)[number] => predefined.some((each) => each === name)
