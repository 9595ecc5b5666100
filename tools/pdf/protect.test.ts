import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { buildTextPages } from '#lib/pdf/fixtures/build-pdf.ts'
import { hasQpdf, runProgram } from '#lib/pdf/fixtures/qpdf.node.ts'
import { extract } from './extract.ts'
import { decodedContentOf, pdf, textsOf } from './fixtures/read-back.ts'
import { inspect } from './inspect.ts'
import { protect } from './protect.ts'
import { unlock } from './unlock.ts'

const tea = () => pdf(buildTextPages('Green tea'), 'tea.pdf')

test('nothing of the document can be read without the password, and all with it', async () => {
  const { file } = await perform(protect, { file: tea(), password: '绿茶' })
  expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).not.toMatch(/Green|Td|Helvetica.{0,3}\)/)
  await expect(perform(extract, { file, pages: '1' })).rejects.toMatchObject({ code: 'needsPassword' })
  await expect(perform(inspect, { file })).rejects.toMatchObject({ code: 'needsPassword' })
  await expect(perform(unlock, { file, password: '' })).rejects.toMatchObject({ code: 'needsPassword' })
  await expect(perform(unlock, { file, password: '红茶' })).rejects.toMatchObject({ code: 'wrongPassword' })
  const { isEncrypted, permissions } = await perform(inspect, { file, password: '绿茶' })
  expect([isEncrypted, permissions]).toEqual([true, ['printing', 'accessibility']])
  const unlocked = await perform(unlock, { file, password: '绿茶' })
  expect(await textsOf(unlocked.file)).toEqual(['Green tea'])
  expect(await decodedContentOf(unlocked.file)).not.toContain('/Encrypt')
})

test('the owner may do all, whoever opens it only what is allowed', async () => {
  const input = { file: tea(), password: 'a', ownerPassword: 'b', printing: false, copying: true, changing: true }
  const { file } = await perform(protect, input)
  const allowed = ['copying', 'changing', 'annotating', 'filling', 'assembling', 'accessibility']
  expect((await perform(inspect, { file, password: 'a' })).permissions).toEqual(allowed)
  expect(await textsOf((await perform(unlock, { file, password: 'b' })).file)).toEqual(['Green tea'])
})

test('a file without password is unchanged', async () => {
  expect(await textsOf((await perform(unlock, { file: tea(), password: 'x' })).file)).toEqual(['Green tea'])
})

test.each([
  ['', 'noPassword'],
  ['茶'.repeat(43), 'longPassword'],
  ['a\0b', 'longPassword'],
])('no password is %j', async (password, code) => {
  await expect(perform(protect, { file: tea(), password })).rejects.toMatchObject({ code })
})

describe.skipIf(!hasQpdf)('as qpdf reads it', () => {
  test('it is AES-256, revision 6', async () => {
    const { file } = await perform(protect, { file: tea(), password: 'ä' })
    const said = runProgram(await file.bytes(), 'qpdf', '--show-encryption', '--password=ä', 'FILE')
    expect(said).toContain('R = 6')
    expect(said.match(/AESv3/g)).toHaveLength(3)
    expect(said).toContain('extract for any purpose: not allowed')
    expect(said).toContain('print high resolution: allowed')
    expect(runProgram(await file.bytes(), 'qpdf', '--check', '--password=ä', 'FILE')).toContain('No syntax or stream')
  })

  test.each(['40', '128', '256'])('what qpdf encrypts with %s bits is unlocked', async (bits) => {
    const weak = bits === '256' ? [] : ['--allow-weak-crypto']
    const locked = runEncrypt(await tea().bytes(), bits, weak)
    expect(await textsOf((await perform(unlock, { file: pdf(locked), password: 'user' })).file)).toEqual(['Green tea'])
  })
})

/** Returns the bytes that qpdf writes to standard output. */
function runEncrypt(bytes: Uint8Array<ArrayBuffer>, bits: string, more: string[]): Uint8Array<ArrayBuffer> {
  const coded = runProgram(
    bytes,
    'sh',
    '-c',
    `qpdf ${more.join(' ')} --encrypt user owner ${bits} -- "$0" - | base64`,
    'FILE',
  )
  return Uint8Array.from(Buffer.from(coded, 'base64'))
}
