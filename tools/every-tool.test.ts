// The fence around every tool: what is true of one folder is true of all of them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { assembleCatalogue } from '#core/catalogue.ts'
import { loadOperations } from '#core/load-tools.node.ts'
import { editOf, inputOfEdit, settingsToUndo } from '#kit/back-to-input.ts'
import type { AnyErrors } from '#kit/errors.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import { languages } from '#kit/language.ts'
import { mainFieldOf } from '#kit/main-field.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import type { Sample } from '#kit/samples.ts'
import { describeOperation, jsonSchemaOf } from '#kit/schema-of.ts'
import { placesOf } from '#kit/sentence.ts'
import type { AnyTexts } from '#kit/texts.ts'
import { isToolSelected } from '#lib/fixtures/selected-tools.ts'
import { branchesOf, itemSchemaOf, parseTypedValue } from '#lib/parse-typed-value.ts'
import { materialOf } from '#lib/recognition/material-of.ts'
import type { Recognize } from '#lib/recognition/recognition.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())

describe.each(folders.map(({ name }) => name).filter(isToolSelected))('%s', async (id) => {
  const { default: card } = await import(`./${id}/tool.ts`)
  const operations = await loadOperations(id)
  const inBrowser = existsSync(join(import.meta.dirname, id, 'operations.browser.ts'))
    ? Object.keys(await import(`./${id}/operations.browser.ts`))
    : []
  const { errors }: { errors: AnyErrors } = await import(`./${id}/errors.ts`)
  const { samples }: { samples: Record<string, Sample<object, object>[]> } = await import(`./${id}/samples.ts`)
  const { en }: { en: AnyTexts } = await import(`./${id}/texts.en.ts`)
  const { zh }: { zh: AnyTexts } = await import(`./${id}/texts.zh.ts`)
  const texts = { en, zh }
  const files = readdirSync(`${import.meta.dirname}/${id}`, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const code = sources.map((file) => readFileSync(`${import.meta.dirname}/${id}/${file}`, 'utf8')).join('\n')

  test('has a card that fits its places', () => {
    expect(assembleCatalogue({ [`tools/${id}/tool.ts`]: card })).toMatchObject([{ id }])
    expect(card.popularity).toSatisfy((value: number) => value >= 50 && value <= 95)
    for (const language of languages) {
      expect(card.title[language].length).toBeLessThanOrEqual(30)
      expect(card.description[language]).toMatch(language === 'en' ? /^.{119,159}\.$/ : /^.{59,79}。$/)
      expect(card.summary[language].length).toBeLessThanOrEqual(40)
      expect(card.keywords[language]).not.toHaveLength(0)
      expect(texts[language].guide.steps.length).toBeGreaterThanOrEqual(2)
      expect(texts[language].guide.questions.length).toBeGreaterThanOrEqual(2)
    }
  })

  test.runIf(files.includes('recognize.ts'))('recognizes what its own operations take, in both languages', async () => {
    const { recognize }: { recognize: Recognize } = await import(`./${id}/recognize.ts`)
    const inputs = Object.values(samples).flatMap((all) => all.flatMap(({ input }) => Object.values(input)))
    const brought = inputs.flat().filter((value) => typeof value === 'string' || value instanceof File)
    const recognitions = await Promise.all(brought.map(async (value) => recognize(await materialOf(value))))
    expect(recognitions.flat()).not.toEqual([])
    for (const { operation: name, label, kind, confidence, input } of recognitions.flat()) {
      const operation = operations[name]
      if (!operation) throw new Error(`There is no operation ${name}`)
      const schema = jsonSchemaOf(operation, 'input', texts.en)
      // What goes into fields of its own needs no field for the material.
      if (!input) expect(mainFieldOf(schema)).toBeTypeOf('string')
      expect(Object.keys(schema.properties ?? {})).toEqual(expect.arrayContaining(Object.keys(input ?? {})))
      expect(confidence).toSatisfy((value: number) => value > 0 && value <= 1)
      for (const words of [label, kind])
        if (words) expect(words).toEqual({ en: expect.any(String), zh: expect.any(String) })
    }
  })

  test('has a sample that is prose in both languages, or in neither', () => {
    for (const all of Object.values(samples)) {
      const written = [...new Set(all.flatMap(({ language }) => language ?? []))]
      expect(written.sort()).toEqual(written.length === 0 ? [] : [...languages].sort())
    }
  })

  test('blames fields that it has', () => {
    const fields = new Set(
      Object.values(operations).flatMap((operation) =>
        Object.keys(jsonSchemaOf(operation, 'input', texts.en).properties ?? {}),
      ),
    )
    for (const { field } of Object.values(errors)) expect(fields).toContain(field ?? [...fields][0])
  })

  test('offers repairs that there are', async () => {
    for (const { repair, field } of Object.values(errors)) {
      if (!repair) continue
      expect(field).toBeDefined()
      const operation = Object.values(await loadOperations(repair.tool)).find(({ name }) => name === repair.operation)
      expect(Object.keys(operation?.input.shape ?? {})).toContain(repair.field)
      expect(Object.keys(operation?.output.shape ?? {})).toContain(repair.field)
    }
  })

  test('has an icon in the color of the text around it, of 1 kB at most', () => {
    const icon = readFileSync(`${import.meta.dirname}/${id}/icon.svg`, 'utf8')
    expect(icon).toContain('currentColor')
    expect(icon.length).toBeLessThanOrEqual(1024)
  })

  test('says every failure in both languages, and has no failure that is never thrown', () => {
    for (const [name, { sentence }] of Object.entries(errors)) {
      expect(placesOf(sentence.zh)).toEqual(placesOf(sentence.en))
      expect(sentence.zh).toMatch(/\p{Script=Han}/u)
      // That one is thrown by the doors that are closed.
      if (name !== 'onlyInBrowser') expect(code).toContain(`errors.${name}(`)
    }
  })

  describe.each(Object.entries(operations))('%s', (name, operation) => {
    test('is exported under its own name', () => {
      expect(operation.name).toBe(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
    })

    test.each(languages)('is described in %s, field by field, and strict', (language) => {
      expect(texts[language].operations[name]).toMatchObject({ title: expect.stringMatching(/./) })
      for (const side of ['input', 'output'] as const) {
        const { properties, additionalProperties } = jsonSchemaOf(operation, side, texts[language])
        expect(additionalProperties).toBe(false)
        for (const property of Object.values(properties ?? {})) {
          expect(property).toMatchObject({ title: expect.stringMatching(/./), description: expect.stringMatching(/./) })
        }
      }
    })

    test('has choices that can be typed, on a command line or in a form', () => {
      for (const [field, schema] of fieldsOf(jsonSchemaOf(operation, 'input', texts.en))) {
        const one = itemSchemaOf(schema) ?? schema
        for (const choice of branchesOf(one).flatMap(({ enum: choices = [], const: only }) => [...choices, only])) {
          if (choice === undefined) continue
          const typed = parseTypedValue([typeof choice === 'string' ? choice : JSON.stringify(choice)], schema)
          expect({ [field]: typed }).toEqual({ [field]: one === schema ? choice : [choice] })
        }
      }
    })

    test('has a sentence in both languages for each code that it may warn of, or that it names a place by', () => {
      for (const language of languages) {
        for (const [field, schema] of fieldsOf(jsonSchemaOf(operation, 'output', texts[language]))) {
          const { choices = {}, columns } = texts[language].output[field] ?? {}
          if (field === 'warnings')
            expect(Object.keys(choices)).toEqual(expect.arrayContaining(itemSchemaOf(schema)?.enum ?? []))
          const { code, message } = Object(itemSchemaOf(schema)?.properties)
          // The message is in English: whoever reads another language has the code's sentence.
          if (!code || !message) continue
          expect(code.enum).toBeInstanceOf(Array)
          expect(Object.keys(columns?.['code']?.choices ?? {})).toEqual(expect.arrayContaining(code.enum))
        }
      }
    })

    // In a browser `e2e/every-tool.spec.ts` runs the samples of these.
    test.runIf(inBrowser.includes(name))('says why it runs in a browser alone', async () => {
      for (const { input } of samples[name] ?? [])
        await expect(perform(operation, input)).rejects.toMatchObject({ code: 'onlyInBrowser' })
      expect(errors).toHaveProperty('onlyInBrowser')
    })

    test.each(inBrowser.includes(name) ? [] : (samples[name] ?? []))(
      'gives what its sample says: $title.en',
      async ({ input, output, varies: varying = [] }) => {
        const got = await perform(operation, input)
        expect(await plain(without(varying, got))).toEqual(await plain(without(varying, output)))
        // The documentation of the API shows them, as they may be.
        for (const field of varying) expect((output as Record<string, unknown>)[field]).not.toBe('')
      },
    )

    const edits = fieldsOf(jsonSchemaOf(operation, 'output', texts.en)).flatMap(([field, schema]) => {
      const edit = editOf(schema)
      return edit ? [{ field, edit }] : []
    })
    test.runIf(edits.length > 0).each(samples[name] ?? [])(
      'reads what can be edited as what it wrote: $title.en',
      async ({ input }) => {
        const given = await perform(operation, input)
        for (const { field, edit } of edits) {
          const { [field]: text } = given as Record<string, unknown>
          if (typeof text !== 'string') continue
          const again = await perform(operation, { ...input, ...inputOfEdit(edit, text) })
          expect(again).toHaveProperty(field, text)
        }
      },
    )

    test.runIf(operation.undoneBy && !inBrowser.includes(name)).each(samples[name] ?? [])(
      'is undone, and done again: $title.en',
      async (sample) => {
        const undoing = Object.values(operations).find((other) => other.name === operation.undoneBy)
        if (!undoing) throw new Error(`There is no operation ${operation.undoneBy}`)
        expect(undoing.undoneBy).toBe(operation.name)

        const done = await perform(operation, sample.input)
        const settings = settingsToUndo(describeOperation(operation), { ...(sample.input as object) })
        const undone = await perform(undoing, fitting(undoing, sample.input, settings, done))
        const again = await perform(operation, fitting(operation, sample.input, undone))
        expect(await plain(fitting(undoing, again))).toEqual(await plain(fitting(undoing, done)))
      },
    )
  })
})

const without = (fields: PropertyKey[], values: object) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !fields.includes(field)))

/** Those of the values that are fields of the operation's input; the later win. */
const fitting = ({ input }: Operation, ...values: unknown[]) =>
  Object.fromEntries(Object.entries(Object.assign({}, ...values)).filter(([field]) => field in input.shape))

/** Files as what can be compared: name, media type and bytes. */
const plain = (values: object) =>
  Promise.all(
    Object.entries(values).map(async ([field, value]) =>
      value instanceof File ? [field, value.name, value.type, await value.bytes()] : [field, value],
    ),
  )
