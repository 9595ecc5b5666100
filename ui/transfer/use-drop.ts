import { type RefObject, useEffect, useRef, useState } from 'react'
import { isTextField } from '../commands/text-field.ts'
import { isUntaken, takeEvent } from './left-to-page.ts'
import { hasFiles, type TransferContents, transferContentsOf } from './transfer-contents.ts'

/**
 * Takes files and folders dropped or pasted in a zone, or anywhere on the page without one, and text as
 * well if wanted. Ignores what a nearer element has taken, and text for a field, even with an image
 * beside it. Returns whether something is being dragged over the zone.
 */
export function useDrop(
  onCarried: (carried: TransferContents) => void,
  zone?: RefObject<HTMLElement | null>,
  { takesText = false } = {},
): boolean {
  const [isOver, setOver] = useState(false)
  const take = useRef(onCarried)
  take.current = onCarried

  useEffect(() => {
    const place: EventTarget = zone?.current ?? window
    const listening = new AbortController()
    const on = <Type extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      type: Type,
      hear: (event: WindowEventMap[Type]) => void,
    ) => place.addEventListener(type, hear as EventListener, { signal: listening.signal })

    on('dragover', (event) => {
      // The data can only be read on a drop; before it only its types.
      const types = event.dataTransfer?.types ?? []
      if (!types.includes('Files') || !isUntaken(event)) return
      if (types.includes('text/plain') && isTextField(event.target)) return
      event.preventDefault()
      setOver(true)
    })
    on('dragleave', (event) => isOutside(event.relatedTarget, place) && setOver(false))
    on('drop', (event) => {
      setOver(false)
      hear(event, event.dataTransfer)
    })
    on('paste', (event) => hear(event, event.clipboardData))

    function hear(event: Event, transfer: DataTransfer | null): void {
      if (!isUntaken(event)) return
      const carried = transferContentsOf(transfer)
      const isText = carried.text !== ''
      if (!hasFiles(carried) && !(takesText && isText && !isInDialog(event))) return
      if (isText && isTextField(event.target)) return
      takeEvent(event)
      take.current(carried)
    }
    return () => listening.abort()
  }, [zone, takesText])

  return isOver
}

const isOutside = (target: EventTarget | null, place: EventTarget): boolean =>
  target === null || (place instanceof Node && !place.contains(target as Node))

/** A paste into a dialog is not for the page behind it. */
const isInDialog = (event: Event): boolean => event.composedPath().some((each) => each instanceof HTMLDialogElement)
