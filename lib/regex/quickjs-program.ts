/**
 * The program inside QuickJS: it keeps a pattern and a text, and returns batches of matches as numbers. Each match is
 * its start, its end, and the same of every group, −1 where a group did not participate. The text is passed as JSON,
 * the only way to preserve lone surrogates.
 */
export const quickjsProgram = `
let regex, text, all, done
const next = (index) => index + ((regex.unicode || regex.unicodeSets) && text.codePointAt(index) > 0xffff ? 2 : 1)
const step = () => {
  const match = done ? null : regex.exec(text)
  done = !match || !all
  if (!match) return null
  if (match[0] === '') regex.lastIndex = next(match.index)
  return match
}
globalThis.check = (pattern, flags) => { new RegExp(pattern, flags) }
globalThis.prepare = (pattern, flags, json, isGlobal) => {
  regex = new RegExp(pattern, flags)
  text = JSON.parse(json)
  all = isGlobal === 1
}
globalThis.rewind = () => {
  regex.lastIndex = 0
  done = false
}
globalThis.some = (most) => {
  const numbers = []
  for (let count = 0; count < most; count++) {
    const match = step()
    if (!match) break
    numbers.push(match.index, match.index + match[0].length)
    if (match.indices) for (let n = 1; n < match.indices.length; n++) numbers.push(...(match.indices[n] ?? [-1, -1]))
  }
  return numbers.join()
}
globalThis.count = () => {
  let count = 0
  while (step()) count++
  return String(count)
}
`
