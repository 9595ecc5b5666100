import type { Context } from '#lib/drawing/surface.ts'
import type { Paint, Shape, Step } from './shapes.ts'

/** Draws shapes in order. */
export function drawShapes(context: Context, shapes: Shape[]): void {
  for (const { path, fill, stroke, lineWidth = 1, alpha = 1 } of shapes) {
    context.globalAlpha = alpha
    context.beginPath()
    for (const step of path) take(context, step)
    if (fill) {
      context.fillStyle = styleOf(context, fill)
      context.fill()
    }
    if (stroke) {
      context.strokeStyle = styleOf(context, stroke)
      context.lineWidth = lineWidth
      context.stroke()
    }
  }
  context.globalAlpha = 1
}

function take(context: Context, step: Step): void {
  if (step[0] === 'M') context.moveTo(step[1], step[2])
  else if (step[0] === 'L') context.lineTo(step[1], step[2])
  else if (step[0] === 'C') context.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6])
  else if (step[0] === 'A') context.arc(step[1], step[2], step[3], step[4], step[5])
  else context.closePath()
}

function styleOf(context: Context, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint
  const { from, to, radius, stops } = paint
  const gradient =
    radius === undefined
      ? context.createLinearGradient(...from, ...to)
      : context.createRadialGradient(...from, 0, ...to, radius)
  for (const [at, color] of stops) gradient.addColorStop(at, color)
  return gradient
}
