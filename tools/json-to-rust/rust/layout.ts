/** rustfmt's limits of a line and of the arguments of an attribute: max_width, attr_fn_like_width. */
const [widest, widestInside] = [100, 70]

/** Writes an attribute as rustfmt does: on one line, or with each argument on its own. */
export function attribute(name: string, args: readonly string[], indent: string): string[] {
  const inside = args.join(', ')
  if (widthOf(inside) <= widestInside) return [`${indent}#[${name}(${inside})]`]
  return [
    `${indent}#[${name}(`,
    ...args.map((arg, at) => `${indent}    ${arg}${at < args.length - 1 ? ',' : ''}`),
    `${indent})]`,
  ]
}

/** Writes the derive attribute, wrapped as rustfmt does. */
export function derive(names: readonly string[]): string[] {
  if (names.length === 0) return []
  const line = `#[derive(${names.join(', ')})]`
  if (line.length <= widest) return [line]
  const lines = ['']
  for (const name of names) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + name.length + 6 > widest) lines.push(`${name},`)
    else lines[lines.length - 1] = last === '' ? `${name},` : `${last} ${name},`
  }
  return ['#[derive(', ...lines.map((each) => `    ${each}`), ')]']
}

/** Writes a name and its type, on a line of its own where it does not fit behind the name. */
export function typedLine(before: string, sign: ':' | ' =', type: string, end: ',' | ';', indent: string): string[] {
  const line = `${indent}${before}${sign} ${type}${end}`
  return widthOf(line) <= widest ? [line] : [`${indent}${before}${sign}`, `${indent}    ${type}${end}`]
}

/** Writes the head of a struct or an enum with its brace. */
export const openBlock = (head: string): string[] => (widthOf(head) + 2 <= widest ? [`${head} {`] : [head, '{'])

/** Counts columns; wide characters, such as Chinese, take two. */
const widthOf = (text: string): number => text.length + (text.match(wide)?.length ?? 0)

const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g
