import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Announcer, useAnnounce } from './announcer.tsx'

function Speaker({ says }: { says: string[] }) {
  const announce = useAnnounce()
  return (
    <button type="button" onClick={() => says.forEach(announce)}>
      {says.join()}
    </button>
  )
}

const said = () => [...document.querySelectorAll('[data-announcer] p')].map(({ textContent }) => textContent)

test('messages of one moment are all said, each once; a later one takes their place', async () => {
  await render(
    <Announcer>
      <Speaker says={['Saved', 'Copied', 'Saved']} />
      <Speaker says={['Deleted']} />
    </Announcer>,
  )
  await page.getByRole('button', { name: 'Saved,Copied,Saved' }).click()
  await expect.poll(said).toEqual(['Copied', 'Saved'])
  await page.getByRole('button', { name: 'Deleted' }).click()
  await expect.poll(said).toEqual(['Deleted'])
})

test('a message that comes again changes the page, so that it is said again', async () => {
  await render(
    <Announcer>
      <Speaker says={['Deleted']} />
    </Announcer>,
  )
  const button = page.getByRole('button', { name: 'Deleted' })
  await button.click()
  await expect.poll(said).toEqual(['Deleted'])
  const first = document.querySelector('[data-announcer] p')
  await button.click()
  await expect.poll(() => first?.isConnected).toBe(false)
  expect(said()).toEqual(['Deleted'])
})
