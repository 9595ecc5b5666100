import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findDifference } from './equal-json.ts'
import type { Generated, Verdict } from './generated.ts'
import { runProgram, versionOf } from './run-program.ts'

/** Compiles all as packages of one module; one program then round-trips every document. */
export function verifyGo(generated: readonly Generated[], folder: string): Verdict | undefined {
  const compiler = versionOf('go', 'version')
  if (!compiler) return undefined
  writeModule(generated, folder)
  const titles = new Map(generated.map(({ id, title }) => [id, title]))
  const failures = [
    ...compilerErrors(runProgram('gofmt', ['-l', '.'], folder).output, 'gofmt would lay it out in another way'),
    ...compilerErrors(runProgram('go', ['vet', './...'], folder, offline).output),
  ]
  const built = runProgram('go', ['build', '-o', 'verify', '.'], folder, offline)
  if (!built.isDone) failures.push(...compilerErrors(built.output), { id: '', why: built.output.slice(0, 2000) })
  else failures.push(...readAll(generated, folder))
  return {
    compiler,
    compiled: generated.length,
    read: generated.filter(({ isRead }) => isRead).length,
    failures: failures.map(({ id, why }) => ({ title: titles.get(id) ?? 'all', why })),
    notes: [],
  }
}

const offline = { GOFLAGS: '-mod=mod', GOPROXY: 'off', GO111MODULE: 'on', GOTOOLCHAIN: 'local' }

interface Failure {
  id: string
  why: string
}

/** The compiler's lines that name a file of one of the packages. */
function compilerErrors(output: string, why?: string): Failure[] {
  return output.split('\n').flatMap((line) => {
    const [, id] = /(?:^|[\s/])(c\d+)\/\w+\.go/.exec(line) ?? []
    return id ? [{ id, why: why ?? line }] : []
  })
}

function writeModule(generated: readonly Generated[], folder: string): void {
  mkdirSync(join(folder, 'trips'))
  writeFileSync(join(folder, 'go.mod'), 'module verify\n\ngo 1.18\n')
  writeFileSync(join(folder, 'trips/trips.go'), trips)
  const imports = generated.map(({ id }) => `\t_ "verify/${id}"\n`).join('')
  writeFileSync(
    join(folder, 'main.go'),
    `package main\n\nimport (\n\t"verify/trips"\n\n${imports})\n\nfunc main() { trips.Run() }\n`,
  )
  for (const { id, json, code, isRead } of generated) {
    mkdirSync(join(folder, id))
    writeFileSync(join(folder, id, 'code.go'), code.replace(/^package \w+/m, `package ${id}`))
    if (!isRead) {
      writeFileSync(join(folder, id, 'empty.go'), `package ${id}\n`)
      continue
    }
    writeFileSync(join(folder, id, 'in.json'), json)
    writeFileSync(join(folder, id, 'trip.go'), tripOf(id))
  }
}

const trips = `package trips

import (
	"fmt"
	"os"
)

var all = map[string]func([]byte) ([]byte, error){}

func Add(id string, trip func([]byte) ([]byte, error)) { all[id] = trip }

func Run() {
	for id, trip := range all {
		data, _ := os.ReadFile(id + "/in.json")
		written, err := trip(data)
		if err != nil {
			written = []byte(fmt.Sprint(err))
			os.WriteFile(id+"/failed.txt", written, 0o644)
			continue
		}
		os.WriteFile(id+"/out.json", written, 0o644)
	}
}
`

const tripOf = (id: string): string => `package ${id}

import (
	"encoding/json"

	"verify/trips"
)

func init() {
	trips.Add("${id}", func(data []byte) ([]byte, error) {
		var document Root
		if err := json.Unmarshal(data, &document); err != nil {
			return nil, err
		}
		return json.Marshal(document)
	})
}
`

function readAll(generated: readonly Generated[], folder: string): Failure[] {
  const ran = runProgram(join(folder, 'verify'), [], folder)
  if (!ran.isDone) return [{ id: '', why: ran.output.slice(0, 2000) }]
  return generated
    .filter(({ isRead }) => isRead)
    .flatMap((each) => {
      const failed = join(folder, each.id, 'failed.txt')
      const why = existsSync(failed)
        ? readFileSync(failed, 'utf8')
        : findDifference(readFileSync(join(folder, each.id, 'out.json'), 'utf8'), each)
      return why ? [{ id: each.id, why }] : []
    })
}
