import { type Call, phaseProgress } from '#kit/call.ts'
import type { Animation } from '#lib/imaging/animation/animation.ts'
import { formats } from '#lib/imaging/formats/all-formats.ts'
import type { AnimatedFormat } from '#lib/imaging/formats/format-definition.ts'
import { applyPolicy, metadataOfResult, metadataSize } from '#lib/imaging/metadata/apply-policy.ts'
import { replaceMetadata } from '#lib/imaging/metadata/replace-metadata.ts'
import { stripMetadata } from '#lib/imaging/metadata/strip-metadata.ts'
import { animationTooLarge, canAnimate } from '#lib/imaging/read/open-animation.ts'
import type { MetadataPolicy } from '#lib/imaging/settings/metadata-policy.ts'
import { type ChosenSettings, resolveSettings } from '#lib/imaging/settings/resolve-settings.ts'
import { uprightSize } from '#lib/imaging/transform/orientation.ts'
import { errors } from '../errors.ts'
import { checkMemory } from '../steps/check-memory.ts'
import { type CompressWarning, warnIfLost } from '../steps/compress-warnings.ts'
import type { Source } from '../steps/inspect.ts'
import { lowestGoodQuality, qualityLadder } from '../steps/quality-ladder.ts'
import { searchLadder } from '../steps/search-ladder.ts'
import {
  type AnimatedEncoding,
  animationWriter,
  type WriteAnimation,
  type WrittenAnimation,
} from './write-animation.ts'

const maxTries = 12

interface AnimationSettings extends ChosenSettings {
  targetBytes: number
  metadata: MetadataPolicy
  colors?: number | undefined
}

/** Compresses an animation with all of its frames; returns the original where no result is smaller. */
export async function compressAnimation(
  { bytes, source, animation }: { bytes: Uint8Array<ArrayBuffer>; source: Source; animation: Animation },
  { targetBytes, metadata, colors, ...chosen }: AnimationSettings,
  call: Call,
) {
  const { quality, format, isSizeFixed, ...limits } = resolveSettings(chosen, source.info?.format ?? 'gif')
  if (format !== 'auto' && !canAnimate(format)) throw errors.staysAnimated({ format: formats[format].label })
  const upright = uprightSize(source)
  const tooLarge = animationTooLarge(animation, upright)
  if (tooLarge) throw errors.animationTooLarge({ ...tooLarge })
  checkMemory({ ...source, fileSize: bytes.length }, { format, ...limits }, call, 'animation')
  const original = await originalOf(bytes, source, metadata)
  const write = animationWriter(animation, upright, limits)
  const base = { quality, colors, hasFullColor: true }
  const encodings = targetsOf(format, source, colors).map((target) => ({ ...base, format: target }))
  let best = await smallestOf(encodings, write, phaseOf(call, 0, 0.5))
  const kept = source.info && (await metadataOfResult(bytes, source, metadata))
  const maxBytes = targetBytes - (kept ? metadataSize(kept) : 0)
  if (original.length > targetBytes && best.bytes.length > maxBytes) {
    best = await fitAnimation(best, write, { maxBytes, isSizeFixed }, phaseOf(call, 0.5, 1))
  }
  const { width, height, encoding } = best
  const written = kept && encoding.format === 'webp' ? await replaceMetadata(best.bytes, 'webp', kept) : best.bytes
  if (written.length >= original.length)
    return { ...upright, bytes: original, format: source.format, kept: true, warnings: ['originalKept' as const] }
  const { format: target } = encoding
  const lost = await warnIfLost(metadata, { bytes, format: source.format }, { bytes: written, format: target })
  const warnings: CompressWarning[] = [...source.warnings, ...lost]
  return { width, height, bytes: written, format: target, kept: false, warnings }
}

/** Lists the formats to try, of which the smallest file is taken: a WebP is hardly ever smaller as GIF. */
function targetsOf(format: AnimatedFormat | 'auto', source: Source, colors: number | undefined): AnimatedFormat[] {
  if (format !== 'auto') return [format]
  if (colors) return ['gif']
  return source.format === 'gif' ? ['gif', 'webp'] : ['webp']
}

/** Returns the original file without the metadata that has to be removed. */
async function originalOf(
  bytes: Uint8Array<ArrayBuffer>,
  { info, ...source }: Source,
  metadata: MetadataPolicy,
): Promise<Uint8Array<ArrayBuffer>> {
  if (info) return applyPolicy(bytes, info, metadata)
  return metadata === 'keep' ? bytes : ((await stripMetadata(bytes, source, 'nothing')) ?? bytes)
}

async function smallestOf(
  encodings: readonly AnimatedEncoding[],
  write: WriteAnimation,
  call: Call,
): Promise<WrittenAnimation> {
  const written: WrittenAnimation[] = []
  for (const [index, encoding] of encodings.entries()) {
    const phase = phaseOf(call, index / encodings.length, (index + 1) / encodings.length)
    written.push(await write(encoding, 1, phase))
  }
  return written.reduce((best, next) => (next.bytes.length < best.bytes.length ? next : best))
}

/** A part of a call, which reports its own progress from 0 to 1. */
const phaseOf = (call: Call, from: number, to: number): Call => ({ ...call, progress: phaseProgress(call, from, to) })

interface TargetSize {
  /** Bytes. */
  maxBytes: number
  isSizeFixed: boolean
}

/**
 * Makes a file fit a target by a lower quality (in GIF by fewer colors), then by fewer pixels, unless their number is
 * fixed. Stops at the first file near the target, since each try encodes all frames.
 *
 * @throws ToolError targetTooSmall when nothing is small enough
 */
async function fitAnimation(
  result: WrittenAnimation,
  write: WriteAnimation,
  { maxBytes: max, isSizeFixed }: TargetSize,
  call: Call,
): Promise<WrittenAnimation> {
  const { encoding } = result
  const lowest = isSizeFixed ? 1 : lowestGoodQuality
  const ladder = qualityLadder(encoding, { lowest, highest: encoding.quality - 1 })
  const { format } = encoding
  const tryOne = (step: (typeof ladder)[number]) => write({ ...step, format }, 1, quiet)
  const quiet = { ...call, progress: () => {} }
  const phase = (from: number, to: number) => ({ ...call, progress: phaseProgress(call, from, to) })
  const { fitting, smallest = result } = await searchLadder(ladder, tryOne, max, phase(0, 0.6))
  if (fitting) return fitting
  if (isSizeFixed) throw errors.targetTooSmall({ size: smallest.bytes.length })
  let last = smallest
  let scale = 1
  for (let tries = 1; tries <= maxTries; tries++) {
    call.signal.throwIfAborted()
    // The size of a file is about proportional to the pixels of its frames, apart from headers.
    scale *= Math.max(0.25, Math.min(0.9, 0.95 * Math.sqrt(max / last.bytes.length)))
    last = await write(last.encoding, scale, quiet)
    if (last.bytes.length <= max) return last
    if (last.width === 1 && last.height === 1) break
    call.progress(0.6 + (0.4 * tries) / maxTries)
  }
  throw errors.targetTooSmall({ size: last.bytes.length })
}
