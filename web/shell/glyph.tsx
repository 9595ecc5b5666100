import { iconOf } from '../icons.ts'

/** The glyph of a tool, in its category's color. */
export function Glyph({ tool, size = 26 }: { tool: string; size?: number }) {
  return (
    <svg
      className="glyph"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of ours, from the tool's own folder
      dangerouslySetInnerHTML={{ __html: iconOf(tool) }}
    />
  )
}
