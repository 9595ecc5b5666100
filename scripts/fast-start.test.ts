import { expect, test } from 'vitest'
import { takeBuiltinsDirectly } from './fast-start.ts'

test.each([
  ['import { a, b as c } from "node:fs";', 'const { a, b: c } = globalThis.process.getBuiltinModule("node:fs");'],
  ["import path from 'node:path'", "const path = globalThis.process.getBuiltinModule('node:path');"],
  ['import * as os from "node:os";', 'const os = globalThis.process.getBuiltinModule("node:os");'],
  ['import { z } from "zod";', 'import { z } from "zod";'],
  ['import "node:fs";', 'import "node:fs";'],
  ['const text = \'import fs from "node:fs";\'', 'const text = \'import fs from "node:fs";\''],
])('%s becomes %s', (code, expected) => expect(takeBuiltinsDirectly(code)).toBe(expected))

test('modules that most commands do not call are loaded by the call of a function', async () => {
  const code = takeBuiltinsDirectly('import { access, stat as look } from "node:fs/promises";')
  const { access, look } = new Function(`${code}\nreturn { access, look }`)()
  expect(await access(import.meta.filename)).toBeUndefined()
  expect((await look(import.meta.dirname)).isDirectory()).toBe(true)
  expect(takeBuiltinsDirectly('import { constants } from "node:fs/promises";')).toMatch(/^const \{ constants \} = /)
  expect(takeBuiltinsDirectly('import fs from "node:fs/promises";')).toMatch(/^const fs = /)
})

test('process itself is imported as before: the name that is being defined would be asked for its own module', () => {
  const code = 'import process from "node:process";\nimport { a } from "node:os";'
  expect(takeBuiltinsDirectly(code)).toBe(
    'const process = globalThis.process.getBuiltinModule("node:process");\nconst { a } = globalThis.process.getBuiltinModule("node:os");',
  )
})
