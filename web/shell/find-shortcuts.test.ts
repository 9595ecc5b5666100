import { expect, test } from 'vitest'
import { findShortcuts } from './find-shortcuts.ts'
import { type ShortcutGroup, shortcutGroups } from './shortcut-groups.ts'

const groupsFor = (query: string) =>
  findShortcuts(shortcutGroups, query).map(({ title, shortcuts }: ShortcutGroup) => [
    title.en,
    ...shortcuts.map(({ keys }) => keys),
  ])

test.each([
  ['download', [['This tool', 'Ctrl+S']]],
  ['下载', [['This tool', 'Ctrl+S']]],
  ['CTRL+K', [['Everywhere', 'Ctrl+K']]],
  ['tree rename', [['Tree', 'F2']]],
  ['no such thing', []],
])('%s finds its keys', (query, groups) => {
  expect(groupsFor(query)).toEqual(groups)
})

test('nothing typed finds all of them', () => {
  expect(findShortcuts(shortcutGroups, ' ')).toEqual(shortcutGroups)
})
