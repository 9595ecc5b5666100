import { IconCheck } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { draw } from '../fixtures/draw.tsx'
import { Tag } from './tag.tsx'

test('a sign stands on the line of its word', async () => {
  const { screen } = await draw(
    <>
      <Tag>Match</Tag>
      <Tag kind="good">
        <IconCheck size={14} stroke={2} /> Found
      </Tag>
    </>,
  )
  const heightOf = (word: string) => screen.getByText(word).element().getBoundingClientRect().height
  expect(heightOf('Found')).toBe(heightOf('Match'))
})
