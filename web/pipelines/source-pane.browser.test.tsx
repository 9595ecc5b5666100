import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { drop, paste } from '#ui/transfer/fixtures/bring.ts'
import type { Source } from './draft/source.ts'
import { SourcePane } from './source-pane.tsx'

async function openSource() {
  const sources: Source[] = []
  function Page() {
    const [source, setSource] = useState<Source>({ kind: 'text', text: '' })
    sources.push(source)
    return <SourcePane source={source} onChange={setSource} />
  }
  const screen = await render(<Page />)
  return { screen, last: () => sources.at(-1) }
}

const jpeg = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0)], 'lake.jpg')

test.each([
  ['dropped', drop],
  ['pasted', paste],
])('an image that is %s is worked on as a file', async (_, bring) => {
  const { screen, last } = await openSource()
  bring(document.body, { files: [jpeg] })
  await expect.poll(last).toEqual({ kind: 'file', file: jpeg })
  await expect.element(screen.getByText('lake.jpg')).toBeVisible()
})

test('a text file is worked on as text, in its charset', async () => {
  const { last } = await openSource()
  drop(document.body, { files: [new File([Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4)], 'a.txt')] })
  await expect.poll(last).toEqual({ kind: 'text', text: '中文' })
})
