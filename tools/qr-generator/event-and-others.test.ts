import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { contact } from './contact.ts'
import { email } from './email.ts'
import { errors } from './errors.ts'
import { event } from './event.ts'
import { phone } from './phone.ts'
import { place } from './place.ts'
import { read } from './read.ts'
import { sms } from './sms.ts'
import { wifi } from './wifi.ts'

const svg = { format: 'svg' as const }
const title = 'Review'

test.each([
  ['2026-05-01 14:30', 'DTSTART:20260501T143000'],
  ['2026-05-01T14:30:15', 'DTSTART:20260501T143015'],
  ['2026-05-01T14:30+02:00', 'DTSTART:20260501T123000Z'],
  ['2026-05-01T14:30Z', 'DTSTART:20260501T143000Z'],
  ['2026-05-01', 'DTSTART;VALUE=DATE:20260501'],
])('a start of %s is written as %s', async (start, line) => {
  expect((await perform(event, { title, start, ...svg })).text.split('\r\n')).toContain(line)
})

test.each(['tomorrow', '2026-02-30', '2026-13-01', '2026-05-01 25:00', '14:30', ''])(
  '%j is not a valid time',
  async (start) => {
    await expect(perform(event, { title, start })).rejects.toMatchObject({ code: 'badTime' })
  },
)

// RFC 5545, section 3.6.1: the end of whole days is not one of them.
test.each([
  ['2026-05-01', '2026-05-02', 'DTEND;VALUE=DATE:20260503'],
  ['2026-12-31', '2026-12-31', 'DTEND;VALUE=DATE:20270101'],
  ['2026-05-01 14:30', '2026-05-01 15:00', 'DTEND:20260501T150000'],
  ['2026-05-01 14:30+08:00', '2026-05-01 14:30Z', 'DTEND:20260501T143000Z'],
])('an event from %s to %s has the line %s', async (start, end, line) => {
  expect((await perform(event, { title, start, end, ...svg })).text.split('\r\n')).toContain(line)
})

test.each([
  ['2026-05-02', '2026-05-01', 'endsEarly'],
  ['2026-05-01 14:30', '2026-05-01 14:30', 'endsEarly'],
  ['2026-05-01 14:30Z', '2026-05-01 14:30+08:00', 'endsEarly'],
  ['2026-05-01', '2026-05-01 14:30', 'otherEnd'],
  ['2026-05-01 14:30', '2026-05-01 15:30Z', 'otherEnd'],
  ['2026-05-01', '2026-02-30', 'badEnd'],
])('an event from %s to %s is refused at its end: %s', async (start, end, code) => {
  await expect(perform(event, { title, start, end })).rejects.toMatchObject({ code })
  expect(errors[code as 'endsEarly'].field).toBe('end')
})

test('special characters of each format are escaped', async () => {
  const network = await perform(wifi, { network: 'a;b,c:"d"\\', password: 'p;w', hidden: true, ...svg })
  expect(network.text).toBe('WIFI:T:WPA;S:a\\;b\\,c\\:\\"d\\"\\\\;P:p\\;w;H:true;;')
  expect((await perform(wifi, { network: 'Open', ...svg })).text).toBe('WIFI:T:nopass;S:Open;;')
  const card = await perform(contact, { firstName: '明', lastName: '陈', note: 'a;b,c\nd\\', ...svg })
  expect(card.text.split('\r\n')).toEqual([
    ...['BEGIN:VCARD', 'VERSION:3.0', 'N:陈;明;;;', 'FN:陈明', 'NOTE:a\\;b\\,c\\nd\\\\', 'END:VCARD'],
  ])
  const letter = await perform(email, { to: 'lin+notes@example.org', subject: 'a&b', body: 'c\nd', ...svg })
  expect(letter.text).toBe('mailto:lin+notes@example.org?subject=a%26b&body=c%0D%0Ad')
  expect((await perform(sms, { number: '+49 30', message: 'a:b;c', ...svg })).text).toBe('SMSTO:+4930:a:b;c')
  const tower = await perform(place, { latitude: -0.0000001, longitude: 120.5, label: 'A & B', ...svg })
  expect(tower.text).toMatch(/^geo:-?0,120\.5\?q=-?0,120\.5\(A%20%26%20B\)$/)
})

test('a number without digits, an address without @ and a missing name are refused', async () => {
  await expect(perform(phone, { number: 'call me' })).rejects.toMatchObject({ code: 'badNumber' })
  await expect(perform(email, { to: 'lin' })).rejects.toMatchObject({ code: 'badAddress' })
  await expect(perform(contact, { firstName: ' ' })).rejects.toMatchObject({ code: 'empty' })
  await expect(perform(wifi, { network: '' })).rejects.toMatchObject({ code: 'empty' })
})

test('the image contains the text of the output', async () => {
  const { file, text } = await perform(wifi, { network: 'Gäste', password: 'x' })
  expect(await perform(read, { file })).toEqual({ texts: [text] })
})

test('a lone surrogate becomes U+FFFD, in every kind of code', async () => {
  const half = 'a\ud83d'
  const given = { size: 300 }
  const codes = await Promise.all([
    perform(email, { to: `${half}@example.org`, subject: half, body: half, ...given }),
    perform(contact, { firstName: half, note: half, ...given }),
    perform(event, { title: half, start: '2026-05-01', location: half, ...given }),
    perform(place, { latitude: 1, longitude: 2, label: half, ...given }),
    perform(sms, { number: '12345', message: half, ...given }),
    perform(wifi, { network: half, password: half, ...given }),
  ])
  for (const { text, readable } of codes) {
    expect([text.isWellFormed(), /\ufffd|%EF%BF%BD/.test(text), readable]).toEqual([true, true, true])
  }
})
