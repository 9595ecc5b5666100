import { IconArrowBarToRight } from '@tabler/icons-react'
import { Menu, MenuItem } from '../controls/menu.tsx'
import { useShop, useTool } from '../frame/tool.ts'
import { useLanguage, useTexts } from '../language/language.ts'
import { handOver } from './handover.ts'
import { suggestTools } from './suggest-tools.ts'

/** Takes a result along to another tool that works with its kind; in memory, never in an address. */
export function SendMenu({ value, mediaType }: { value: string | Blob; mediaType?: string }) {
  const words = useTexts({ en: { send: 'Send to' }, zh: { send: '发送到' } })
  const language = useLanguage()
  const { id } = useTool()
  const { tools, glyph, visit } = useShop()
  const others = tools.filter((tool) => tool.id !== id)
  return (
    <Menu quiet label={words.send} trigger={<IconArrowBarToRight size={18} stroke={1.75} />}>
      {(close) =>
        suggestTools(value, others, mediaType).map(({ tool, operation }) => (
          <MenuItem
            key={tool.id}
            onChoose={() => {
              close()
              handOver({ tool: tool.id, operation, material: value })
              visit(tool.id, operation)
            }}
          >
            <span data-category={tool.category}>{glyph(tool.id, 20)}</span>
            {tool.title[language]}
          </MenuItem>
        ))
      }
    </Menu>
  )
}
