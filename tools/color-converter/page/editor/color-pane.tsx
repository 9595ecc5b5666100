import { IconClipboard } from '@tabler/icons-react'
import { useRef } from 'react'
import type { AnyFieldText } from '#kit/texts.ts'
import { isInGamut } from '#lib/color/map-gamut.ts'
import { type Color, readColor } from '#lib/color/read-color.ts'
import { convertSpace, type Triple } from '#lib/color/spaces.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { ClearButton, useClearing } from '#ui/controls/clear-button.tsx'
import { useTextSource } from '#ui/editor/use-text-source.ts'
import { Pane, PaneField } from '#ui/panes/pane.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useDrop } from '#ui/transfer/use-drop.ts'
import { formatNumber, hexOf } from '../../write/write-color.ts'
import type { PageTexts } from '../texts.en.ts'
import { ChannelSlider } from './channel-slider.tsx'
import { channels, withChannel } from './channel-track.ts'
import styles from './editor.module.css'

interface ColorPaneProps {
  text: AnyFieldText
  value: unknown
  isFirst: boolean
  /** Whether it is the only color, which is displayed large. */
  isAlone: boolean
  isBad: boolean
  onChange: (value: string) => void
}

/** A color as text, as a swatch, and as sliders for OKLCH lightness, chroma and hue. */
export function ColorPane({ text, value, isFirst, isAlone, isBad, onChange }: ColorPaneProps) {
  const words = usePageTexts<PageTexts>()
  const written = typeof value === 'string' ? value : ''
  const parsed = readColor(written)
  // While the text isn't a valid color, the sliders keep the last one.
  const last = useRef(standard)
  if (parsed) last.current = parsed
  const color = last.current
  const components = convertSpace(color.components, color.space, 'oklch')
  const clearing = useClearing(written, { isFilled: written !== '', empty: '', onChange })
  const pane = useRef<HTMLElement>(null)
  const source = useTextSource(value, {
    onChange: (next) => void (typeof next === 'string' && onChange(next.trim())),
    onFile: undefined,
  })
  const isOver = useDrop(source.take, isFirst ? undefined : pane, { takesText: true })

  function set(channel: number, to: number): void {
    const [lightness, chroma, hue] = withChannel(components, channel, to)
    const alpha = color.alpha < 1 ? ` / ${formatNumber(color.alpha, 3)}` : ''
    // A gray keeps its chosen hue.
    onChange(`oklch(${formatNumber(lightness, 4)} ${formatNumber(chroma, 4)} ${formatNumber(hue, 2)}${alpha})`)
  }

  return (
    <Pane
      ref={pane}
      title={text.label}
      size={parsed && !isInSrgb(parsed) && <span className={styles['beyond']}>{words.outside}</span>}
      isBad={isBad}
      isDraggedOver={isOver}
      onKeyDown={clearing.onKeyDown}
      tools={
        <>
          <IconButton label={words.paste} onClick={source.paste}>
            <IconClipboard size={18} stroke={1.75} />
          </IconButton>
          <ClearButton isFilled={written !== ''} label={words.clear} {...clearing} />
        </>
      }
    >
      <PaneField>
        <div className={styles['editor']} data-alone={isAlone || undefined}>
          <div className={styles['row']}>
            <Swatch color={parsed} />
            <input
              type="text"
              className={styles['written']}
              aria-label={text.label}
              aria-invalid={isBad || undefined}
              placeholder={text.help}
              value={written}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          </div>
          {channels.map(({ name }, channel) => (
            <ChannelSlider
              key={name}
              components={components}
              channel={channel}
              of={text.label}
              onChange={(to) => set(channel, to)}
            />
          ))}
          {isAlone && (
            <p className={styles['legend']}>
              <span aria-hidden="true" /> {words.legend}
            </p>
          )}
        </div>
      </PaneField>
    </Pane>
  )
}

/** The sliders' values before there is a color. */
const standard: Color = { space: 'oklch', components: [0.6, 0.15, 250], alpha: 1, missing: [] }

const isInSrgb = ({ components, space }: Color): boolean => isInGamut(components, space)

/** A swatch; a color outside sRGB is shown as the screen displays it, beside the nearest sRGB color. */
function Swatch({ color }: { color: Color | undefined }) {
  const words = usePageTexts<PageTexts>()
  if (!color) return <span className={styles['swatch']} data-empty="" role="img" aria-label={words.noColor} />
  const nearest = hexOf(color)
  const [lightness, chroma, hue]: Triple = convertSpace(color.components, color.space, 'oklch')
  return (
    <span className={styles['swatch']} role="img" aria-label={nearest}>
      {!isInSrgb(color) && (
        <span
          title={words.asShown}
          style={{ backgroundColor: `oklch(${lightness} ${chroma} ${hue} / ${color.alpha})` }}
        />
      )}
      <span title={isInSrgb(color) ? nearest : `${words.nearest} ${nearest}`} style={{ backgroundColor: nearest }} />
    </span>
  )
}
