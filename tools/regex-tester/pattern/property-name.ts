/**
 * Writes a property as ECMAScript reads it with the flag u: `\p{Script=Han}` for `\p{Han}`, `\p{L}` for `\pL`. Undefined
 * for one that it does not know.
 */
export function propertyName(source: string): string | undefined {
  const [letter, name] = [source.slice(0, 2), source.slice(2).replace(/^\{\^?|\}$/g, '')]
  const names = [`${letter}{${name}}`, `${letter}{Script=${name}}`, `${letter}{${name.replace(/^Is/, '')}}`]
  return names.find(isKnown)
}

function isKnown(property: string): boolean {
  try {
    new RegExp(property, 'u')
    return true
  } catch {
    return false
  }
}
