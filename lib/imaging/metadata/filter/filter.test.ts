import { expect, test } from 'vitest'
import { joinBytes } from '#lib/join-bytes.ts'
import { filterIptc } from './iptc.ts'
import { allButLocation, credits } from './kept-fields.ts'
import { filterXmp } from './xmp.ts'

const packet = (attributes: string, content: string): Uint8Array =>
  new TextEncoder().encode(
    `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${attributes}>${content}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
  )

const names = 'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:drone-dji="http://www.dji.com/drone-dji/1.0/"'

const filtered = async (bytes: Uint8Array, { xmp } = allButLocation) => {
  const left = await filterXmp(bytes, xmp)
  return left && new TextDecoder().decode(left)
}

test('the place goes with all in it, by the names of any vendor, and the rest stays as it was', async () => {
  const title = '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">a &amp; b</rdf:li></rdf:Alt></dc:title>'
  const place = '<dc:LocationShown><rdf:Bag><rdf:li dc:City="Shanghai">Bund</rdf:li></rdf:Bag></dc:LocationShown>'
  const told = packet(`${names} drone-dji:GpsLatitude="31.2" drone-dji:Yaw="4"`, `${title}${place}`)
  expect(await filtered(told)).toBe(
    new TextDecoder().decode(packet(`${names} drone-dji:Yaw="4"`, title)).replace(/^\uFEFF/, ''),
  )
})

test('with the credits nothing else stays, not even the name of another namespace', async () => {
  const creator = '<dc:creator><rdf:Seq><rdf:li>Ann</rdf:li></rdf:Seq></dc:creator>'
  const told = packet(`${names} drone-dji:Yaw="4" dc:subject="tea"`, creator)
  expect(await filtered(told, credits)).toBe(
    new TextDecoder().decode(packet('xmlns:dc="http://purl.org/dc/elements/1.1/"', creator)),
  )
})

test.each([
  ['not well-formed', packet(names, '<dc:title>')],
  ['a place alone', packet(`${names} drone-dji:GpsLatitude="31.2"`, '')],
  ['in UTF-16', Uint8Array.of(0xff, 0xfe, 0x3c, 0)],
  ['empty', new Uint8Array()],
])('of XMP that is %s nothing stays', async (_, bytes) => expect(await filtered(bytes)).toBeUndefined())

const dataset = (record: number, number: number, text: string) =>
  joinBytes(Uint8Array.of(0x1c, record, number, 0, text.length), new TextEncoder().encode(text))

test('datasets of IPTC that name a place go, and the charset stays', () => {
  const charset = dataset(1, 90, '\x1b%G')
  const author = dataset(2, 80, 'Ann')
  const places = [26, 27, 90, 92, 95, 100, 101].map((number) => dataset(2, number, 'Bund'))
  expect(filterIptc(joinBytes(charset, ...places, author), allButLocation.iptc)).toEqual(joinBytes(charset, author))
  expect(filterIptc(joinBytes(charset, ...places), allButLocation.iptc)).toBeUndefined()
})

test('a damaged dataset ends IPTC', () => {
  const author = dataset(2, 80, 'Ann')
  expect(filterIptc(joinBytes(author, Uint8Array.of(0x1c, 2, 105, 0x7f, 0xff, 1)), () => true)).toEqual(author)
})
