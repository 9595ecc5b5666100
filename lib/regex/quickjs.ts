import variant from '@jitl/quickjs-wasmfile-release-sync'
import { newQuickJSWASMModuleFromVariant, newVariant, type QuickJSContext } from 'quickjs-emscripten-core'
import { compileEngine } from './compile-engine.ts'
import { namesOf } from './ecmascript.ts'
import { ecmascriptError } from './ecmascript-error.ts'
import type { Engine, Regex, RegexMatch, Search, SearchOptions } from './engine.ts'
import { missingFlagError } from './features.ts'
import { checkNesting } from './groups-in.ts'
import { RegexError } from './regex-error.ts'

/**
 * The program inside QuickJS: it keeps a pattern and a text, and returns batches of matches as numbers. Each match is
 * its start, its end, and the same of every group, −1 where a group did not participate. The text is passed as JSON,
 * the only way to preserve lone surrogates.
 */
const quickjsProgram = `
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

/** The size of a batch of matches: each call costs as much as some hundred matches. */
const atOnce = 4096

/** Levels of groups; from about 4,000 on QuickJS runs out of stack, and cannot be used any more. */
const maxNesting = 1000

/** The time limit for compiling a pattern, in milliseconds. */
const readingTime = 2000

/** Loads QuickJS, an ECMAScript engine in WebAssembly, which checks the deadline even within one match. */
export async function loadQuickjs(): Promise<Engine> {
  const code = await compileEngine('quickjs')
  const module = await newQuickJSWASMModuleFromVariant(newVariant(variant, { wasmModule: code }))

  function open(): QuickJSContext {
    const context = module.newContext()
    context.evalCode(quickjsProgram).unwrap().dispose()
    return context
  }

  return {
    compile(pattern, flags): Regex {
      for (const flag of flags) if (!'dimsuv'.includes(flag)) throw missingFlagError(flag)
      checkNesting(pattern, flags.includes('v') ? 'nested' : 'plain', maxNesting)
      const ownFlags = [...flags].filter((flag) => flag !== 'd').join('')
      const context = open()
      try {
        call(context, 'check', performance.now() + readingTime, pattern, ownFlags)
      } catch (error) {
        throw error instanceof Thrown ? ecmascriptError(pattern, ownFlags, error) : error
      } finally {
        context.dispose()
      }
      const groupNames = namesOf(pattern, ownFlags)
      const places = groupNames.length > 0 ? 'd' : ''
      return {
        groupNames,
        over: (text, options) => {
          const searchContext = open()
          const all = `${ownFlags}${places}${options.sticky ? 'y' : 'g'}`
          callSearch(searchContext, 'prepare', options, pattern, all, JSON.stringify(text), options.all ? 1 : 0)
          return searchOf(searchContext, groupNames.length, options)
        },
      }
    },
  }
}

const searchOf = (context: QuickJSContext, groups: number, options: SearchOptions): Search => ({
  *matches() {
    callSearch(context, 'rewind', options)
    const width = 2 + 2 * groups
    for (;;) {
      const numbers = readNumbers(callSearch(context, 'some', options, atOnce))
      for (let at = 0; at < numbers.length; at += width) yield foundAt(numbers, at, width)
      if (numbers.length < atOnce * width) return
    }
  },
  count() {
    callSearch(context, 'rewind', options)
    return Number(callSearch(context, 'count', options))
  },
  close: () => context.dispose(),
})

const readNumbers = (written: string): number[] => (written === '' ? [] : written.split(',').map(Number))

function foundAt(numbers: number[], at: number, width: number): RegexMatch {
  const spans: RegexMatch['groups'] = []
  for (let index = at + 2; index < at + width; index += 2) {
    const start = numbers[index] ?? -1
    spans.push(start < 0 ? null : { start, end: numbers[index + 1] ?? start })
  }
  return { start: numbers[at] ?? 0, end: numbers[at + 1] ?? 0, groups: spans }
}

/** An error thrown by code inside QuickJS. */
class Thrown extends Error {}

function callSearch(
  context: QuickJSContext,
  name: string,
  { deadline }: SearchOptions,
  ...values: (string | number)[]
): string {
  try {
    return call(context, name, deadline, ...values)
  } catch (error) {
    throw error instanceof Thrown ? new RegexError({ kind: 'failed', reason: error.message }) : error
  }
}

/** Calls a function of the program. @throws Thrown, and RegexError where the deadline passes */
function call(context: QuickJSContext, name: string, deadline: number, ...values: (string | number)[]): string {
  context.runtime.setInterruptHandler(() => performance.now() > deadline)
  const handles = values.map((value) =>
    typeof value === 'string' ? context.newString(value) : context.newNumber(value),
  )
  const callee = context.getProp(context.global, name)
  const answer = context.callFunction(callee, context.undefined, handles)
  for (const handle of [callee, ...handles]) handle.dispose()
  if (!answer.error) return String(answer.value.consume(context.dump))
  const { name: kind = '', message = '' } = Object(answer.error.consume(context.dump))
  if (kind === 'InternalError' && message === 'interrupted') throw new RegexError({ kind: 'timeout' })
  throw new Thrown(message)
}
