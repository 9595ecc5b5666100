import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDifference } from './equal-json.ts'
import type { Generated, Verdict } from './generated.ts'
import { stubs } from './kotlinx-stubs.ts'
import { runProgram, versionOf } from './run-program.ts'

/** Gson of Debian's package libgoogle-gson-java. */
const gson = '/usr/share/java/gson.jar'

/** Compiles all as packages of one program, which round-trips the documents generated for Gson. */
export function verifyKotlin(generated: readonly Generated[], folder: string): Verdict | undefined {
  const compiler = versionOf('kotlinc', '-version')
  if (!compiler || !versionOf('java', '-version') || !existsSync(gson)) return undefined
  const titles = new Map(generated.map(({ id, title }) => [id, title]))
  writeSources(generated, folder)
  const built = runProgram(
    'kotlinc',
    [
      '-cp',
      gson,
      '-Xallow-kotlin-package',
      '-Xuse-experimental=kotlin.ExperimentalUnsignedTypes',
      '-d',
      'verify.jar',
      'src',
    ],
    folder,
    memory,
  )
  const complaints = built.output.split('\n').flatMap((line) => {
    const [, id = ''] = /(?:^|\/)src\/(c\d+)\.kt:/.exec(line) ?? []
    const title = titles.get(id)
    return title || /^error:/.test(line) ? [{ title: title ?? 'all', why: line }] : []
  })
  const failures = built.isDone
    ? [...complaints, ...readAll(generated, folder)]
    : [...complaints, { title: 'all', why: built.output.slice(0, 300) }]
  return {
    compiler,
    compiled: generated.length,
    read: generated.filter(({ isRead }) => isRead).length,
    failures,
    notes: [
      'Gson reads and writes what is for Gson; it writes every property that is null, so a null and a missing key count as one.',
      'What is for kotlinx.serialization is compiled against stand-ins for its annotations and types, and not read.',
      'Trailing commas, which Kotlin has since 1.4, are taken out for an older compiler.',
    ],
  }
}

const memory = { JAVA_OPTS: '-Xmx2g -Xss512m' }

function writeSources(generated: readonly Generated[], folder: string): void {
  mkdirSync(join(folder, 'src'))
  for (const [path, code] of Object.entries(stubs)) writeFileSync(join(folder, 'src', path), code)
  for (const { id, json, code } of generated) {
    writeFileSync(
      join(folder, 'src', `${id}.kt`),
      `package ${id}\n\n${withoutTrailingCommas(code.replace(/^package .*\n\n/, ''))}`,
    )
    writeFileSync(join(folder, `${id}.in.json`), json)
  }
  writeFileSync(join(folder, 'src/verify.kt'), programOf(generated))
}

const programOf = (generated: readonly Generated[]): string => `import com.google.gson.GsonBuilder
import com.google.gson.reflect.TypeToken
import java.io.File

val gson = GsonBuilder().serializeNulls().disableHtmlEscaping().create()

fun trip(id: String, type: java.lang.reflect.Type) {
    try {
        val value: Any? = gson.fromJson(File("$id.in.json").readText(), type)
        File("$id.out.json").writeText(inAscii(gson.toJson(value, type)))
    } catch (error: Throwable) {
        File("$id.failed.txt").writeText(error.toString())
    }
}

// A file in UTF-8 holds no half of a surrogate pair.
fun inAscii(json: String) = json.map { if (it.toInt() < 127) "$it" else "\\\\u%04x".format(it.toInt()) }.joinToString("")

fun main() {
    val thread = Thread(null, ::all, "all", 1L shl 29)
    thread.start()
    thread.join()
}

fun all() {
${generated.flatMap(({ id, isRead }) => (isRead ? [`    trip("${id}", object : TypeToken<${id}.Root>() {}.type)\n`] : [])).join('')}}
`

function readAll(generated: readonly Generated[], folder: string): Verdict['failures'] {
  const ran = runProgram('kotlin', ['-cp', `verify.jar:${gson}`, 'VerifyKt'], folder, memory)
  if (!ran.isDone) return [{ title: 'all', why: ran.output.slice(0, 2000) }]
  return generated
    .filter(({ isRead }) => isRead)
    .flatMap((each) => {
      const failed = join(folder, `${each.id}.failed.txt`)
      const why = existsSync(failed)
        ? readFileSync(failed, 'utf8')
        : findDifference(readFileSync(join(folder, `${each.id}.out.json`), 'utf8'), {
            ...each,
            nullOrMissingKeys: anyKey,
          })
      return why ? [{ title: each.title, why }] : []
    })
}

const anyKey = { has: () => true }

const withoutTrailingCommas = (code: string): string => code.replace(/,(?=\n *\))/g, '')
