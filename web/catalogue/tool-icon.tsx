import icons from 'virtual:icons'
import { useBoot } from '../boot/boot.ts'

/** The icon of a tool, in its category's color. */
export function ToolIcon({ tool, size = 26 }: { tool: string; size?: number }) {
  return (
    <svg className="glyph" width={size} height={size} aria-hidden="true">
      <use href={`${useBoot().basePath ?? ''}${icons}#${tool}`} />
    </svg>
  )
}
