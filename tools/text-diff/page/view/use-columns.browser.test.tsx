import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useColumns } from './use-columns.ts'

function Rows() {
  const scroller = useRef<HTMLDivElement>(null)
  const columns = useColumns(scroller, 1, [1])
  return (
    <div ref={scroller} style={{ font: '10px monospace', width: 1000 }}>
      {columns}
    </div>
  )
}

test('the columns are measured before anything is seen', async () => {
  let show = () => {}
  function Page() {
    const [isShown, setIsShown] = useState(false)
    show = () => setIsShown(true)
    return isShown && <Rows />
  }
  const { container } = await render(<Page />)
  flushSync(show)
  expect(Number(container.textContent)).toBeGreaterThan(120)
})
