import { expect, test } from 'vitest'
import { openSchema } from '../schema/validate-against.ts'
import { hoverInfoAt } from './hover-info.ts'
import { parseLoosely } from './parse-loosely.ts'

const schema = {
  title: 'Server',
  properties: {
    port: { $ref: '#/$defs/port', description: 'Where it listens' },
    mode: { enum: ['fast', 'safe'], default: 'safe', deprecated: true },
    id: {
      anyOf: [
        { type: 'string', title: 'A name' },
        { type: 'integer', title: 'A number' },
      ],
    },
    loose: {},
  },
  $defs: { port: { title: 'Port', type: 'integer', minimum: 1, maximum: 65535 } },
}

async function described(marked: string) {
  const offset = marked.indexOf('|')
  const text = marked.replace('|', '')
  return hoverInfoAt(await openSchema(JSON.stringify(schema)), text, parseLoosely(text), offset)
}

test('a key and its value are described alike, through references', async () => {
  const port = {
    path: '$.port',
    about: ['Where it listens', 'Port'],
    types: ['integer'],
    allowed: [],
    standard: undefined,
    limits: [
      ['minimum', '1'],
      ['maximum', '65535'],
    ],
    isDeprecated: false,
  }
  expect(await described('{"po|rt": 80}')).toEqual({ from: 1, to: 7, ...port })
  expect(await described('{"port": 8|0}')).toEqual({ from: 9, to: 11, ...port })
})

test('listed values, the default and the end of support are told', async () => {
  expect(await described('{"mo|de": "fast"}')).toMatchObject({
    allowed: ['"fast"', '"safe"'],
    standard: '"safe"',
    isDeprecated: true,
  })
})

test('of alternatives the one is described that stands there', async () => {
  expect(await described('{"i|d": 1}')).toMatchObject({ about: ['A number'], types: ['integer'] })
})

test.each(['{"loo|se": 1}', '{"unknown|": 1}', '{ |"port": 1}'])('nothing is said of %s', async (marked) => {
  expect(await described(marked)).toBeUndefined()
})
