import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { languages, snippets, tasks } from './code/snippets.ts'

/** Returns the code for a task in a language. */
export const snippet = defineOperation('snippet', {
  input: { language: z.enum(languages).default('javascript'), task: z.enum(tasks).default('now') },
  output: { code: textOf('text/plain') },
  run: ({ language, task }) => ({ code: snippets[language][task] }),
})
