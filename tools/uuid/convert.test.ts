import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { convert, snowflake } from './operations.ts'

const id = '00112233-4455-6677-8899-aabbccddeeff'

test.each([
  ['canonical', id],
  ['hex', '00112233445566778899aabbccddeeff'],
  ['base64', 'ABEiM0RVZneImaq7zN3u/w=='],
  ['base64url', 'ABEiM0RVZneImaq7zN3u_w'],
  ['integer', '88962710306127702866241727433142015'],
  ['ulid', '0024H36H2NCSVRH6DAQF6DVVQZ'],
  ['c-array', '{ 0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff }'],
])('as %s it is %s, which is read back', async (to, text) => {
  expect(await perform(convert, { id, to })).toEqual({ text })
  expect(await perform(convert, { id: text })).toEqual({ text: id })
})

test('converting to the byte order of Windows twice gives the same ID', async () => {
  const mixed = '33221100-5544-7766-8899-aabbccddeeff'
  expect(await perform(convert, { id, to: 'mixed-endian' })).toEqual({ text: mixed })
  expect(await perform(convert, { id: mixed, to: 'mixed-endian' })).toEqual({ text: id })
})

test.each([
  '340282366920938463463374607431768211456',
  '8ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  '507f191e810c19729de860ea',
  '1'.repeat(1_000_000),
  '{ 0x00, 0x11 }',
  '-1',
  '\ud83d',
])('%j is not one', async (text) => {
  await expect(perform(convert, { id: text })).rejects.toMatchObject({ code: 'unreadable' })
})

test('the time of a snowflake counts from the epoch of its service', async () => {
  expect(await perform(snowflake, { id: '1541815603606036480', epoch: 'twitter' })).toEqual({
    time: '2022-06-28T16:07:40.105Z',
    worker: 11,
    process: 26,
    sequence: 0,
  })
  const zero = { worker: 0, process: 0, sequence: 0 }
  expect(await perform(snowflake, { id: '0', epoch: 'custom', customEpoch: '2020-01-01T00:00:00+08:00' })).toEqual({
    time: '2019-12-31T16:00:00.000Z',
    ...zero,
  })
  expect(await perform(snowflake, { id: '4194304', epoch: 'custom', customEpoch: '1700000000000' })).toMatchObject({
    time: '2023-11-14T22:13:20.001Z',
  })
})

test.each([
  [{ id: '' }, 'empty'],
  [{ id: '18446744073709551616' }, 'unreadable'],
  [{ id: '１２３' }, 'unreadable'],
  [{ id: '1', epoch: 'custom', customEpoch: 'yesterday' }, 'badTime'],
  [{ id: '18446744073709551615', epoch: 'custom', customEpoch: '9999-01-01T00:00:00Z' }, 'outOfRange'],
])('%j is refused as %s', async (input, code) => {
  await expect(perform(snowflake, input)).rejects.toMatchObject({ code })
})
