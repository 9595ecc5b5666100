import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CompareSlider } from './compare-slider.tsx'

/** A single-color image. */
async function drawn(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], 'drawn.png', { type: 'image/png' })
}

/** Renders an image of 1600 × 800 in a frame of 800 × 400. */
async function openSlider() {
  await page.viewport(1280, 800)
  const [before, after] = [await drawn(1600, 800), await drawn(800, 400)]
  const screen = await render(
    <div style={{ width: 800 }}>
      <style>{'figure { flex: none !important; height: 400px }'}</style>
      <CompareSlider {...{ before, after }} beforeNote="" afterNote="" />
    </div>,
  )
  const percent = () => screen.container.querySelector('output')?.textContent
  const figure = screen.container.querySelector('figure') as HTMLElement
  const view = () => ['--zoom', '--x', '--y'].map((name) => Number.parseFloat(figure.style.getPropertyValue(name)))
  await expect.poll(percent).toBe('50%')
  return { screen, percent, figure, view }
}

test('buttons zoom in and out, show the own size and the whole image again', async () => {
  const { screen, percent, view } = await openSlider()
  await screen.getByRole('button', { name: 'Zoom in' }).click()
  expect(percent()).toBe('75%')
  await screen.getByRole('button', { name: 'Actual size, 1:1' }).click()
  expect(percent()).toBe('100%')
  expect(view()).toEqual([2, -400, -200])
  await screen.getByRole('button', { name: 'Zoom out' }).click()
  expect(percent()).toBe('67%')
  await screen.getByRole('button', { name: 'Fit' }).click()
  expect(percent()).toBe('50%')
  expect(view()).toEqual([1, 0, 0])
})

test('keys zoom, and the arrows move what is seen while a button of the zoom has the focus', async () => {
  const { screen, percent, view } = await openSlider()
  screen.getByRole('button', { name: 'Zoom in' }).element().focus()
  await userEvent.keyboard('1')
  expect(percent()).toBe('100%')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(view()).toEqual([2, -440, -240])
  await userEvent.keyboard('0')
  expect(percent()).toBe('50%')
})

test('from the handle the keys zoom too, and its arrows still move the edge', async () => {
  const { screen, percent, view } = await openSlider()
  const slider = screen.getByRole('slider', { name: 'Compare before and after' })
  slider.element().focus()
  await userEvent.keyboard('{+}{ArrowLeft}')
  expect(percent()).toBe('75%')
  expect(view()).toEqual([1.5, -200, -100])
  await expect.element(slider).toHaveAttribute('aria-valuenow', '49')
})

test('a drag moves the edge, and the image where it is zoomed', async () => {
  const { screen, figure, view } = await openSlider()
  const slider = screen.getByRole('slider', { name: 'Compare before and after' })
  const { left, top } = figure.getBoundingClientRect()
  figure.setPointerCapture = () => {}
  const point = (type: string, x: number, y: number, target: Element = figure) =>
    target.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, clientX: left + x, clientY: top + y }),
    )
  const drag = (target?: Element) => {
    point('pointerdown', 400, 200, target)
    point('pointermove', 300, 150)
    point('lostpointercapture', 300, 150)
  }
  drag()
  await expect.element(slider).toHaveAttribute('aria-valuenow', '38')
  await screen.getByRole('button', { name: 'Actual size, 1:1' }).click()
  drag()
  await expect.poll(view).toEqual([2, -500, -250])
  await expect.element(slider).toHaveAttribute('aria-valuenow', '38')
  drag(slider.element())
  await expect.poll(view).toEqual([2, -500, -250])
})

test('the wheel zooms with Ctrl, and alone once something is zoomed', async () => {
  const { figure, percent } = await openSlider()
  const wheel = (ctrlKey: boolean) =>
    figure.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, ctrlKey, cancelable: true, bubbles: true }))
  expect(wheel(false)).toBe(true)
  expect(wheel(true)).toBe(false)
  await expect.poll(percent).not.toBe('50%')
  expect(wheel(false)).toBe(false)
})
