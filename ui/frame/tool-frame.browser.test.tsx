import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useFullscreen } from './tool-frame.tsx'

test('what is said late of having left does not end what was entered since', async () => {
  vi.spyOn(document.documentElement, 'requestFullscreen').mockResolvedValue()
  const { getByRole } = await render(<Part />)
  await getByRole('button', { name: 'Enter' }).click()
  await expect.element(getByRole('button', { name: 'Leave' })).toBeVisible()
  document.dispatchEvent(new Event('fullscreenchange'))
  await new Promise(requestAnimationFrame)
  await expect.element(getByRole('button', { name: 'Leave' })).toBeVisible()

  const element = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.documentElement)
  document.dispatchEvent(new Event('fullscreenchange'))
  element.mockReturnValue(null)
  document.dispatchEvent(new Event('fullscreenchange'))
  await expect.element(getByRole('button', { name: 'Enter' })).toBeVisible()
})

function Part() {
  const { isFull, toggle } = useFullscreen()
  return (
    <button type="button" onClick={toggle}>
      {isFull ? 'Leave' : 'Enter'}
    </button>
  )
}
