import { expect, test } from 'vitest'
import { takeBuiltinsDirectly } from './fast-start.ts'

test.each([
  [
    'import { a, b as c } from "node:fs/promises";',
    'const { a, b: c } = process.getBuiltinModule("node:fs/promises");',
  ],
  ["import path from 'node:path'", "const path = process.getBuiltinModule('node:path');"],
  ['import * as os from "node:os";', 'const os = process.getBuiltinModule("node:os");'],
  ['import { z } from "zod";', 'import { z } from "zod";'],
  ['import "node:fs";', 'import "node:fs";'],
  ['const text = \'import fs from "node:fs";\'', 'const text = \'import fs from "node:fs";\''],
])('%s becomes %s', (code, expected) => expect(takeBuiltinsDirectly(code)).toBe(expected))
