import { type RefObject, useEffect, useRef, useState } from 'react'
import { unattended } from '#kit/call.ts'
import { Button } from '#ui/controls/button.tsx'
import { Modal } from '#ui/controls/modal.tsx'
import { useRunner } from '#ui/run/runner.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { useToolId } from '#ui/tool/tool-id.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type * as operations from '../../operations.ts'
import type { en } from '../texts.en.ts'
import styles from './camera.module.css'

interface CameraReaderProps {
  onClose: () => void
  /** Called with the image in which a code was found. */
  onFound: (image: File) => void
}

/** In pixels, of the longer side: enough to read codes, and each attempt is faster. */
const maxSide = 960
/** In milliseconds, between two attempts. */
const pause = 150

/** Tries to read a code from camera images until one is found. */
export default function CameraReader({ onClose, onFound }: CameraReaderProps) {
  const words = usePageTexts<typeof en>()
  const id = useToolId()
  const { read } = useOperations<typeof operations>()
  const runner = useRunner()
  const video = useRef<HTMLVideoElement>(null)
  const state = useCamera(video)
  const latestOnFound = useRef(onFound)
  latestOnFound.current = onFound

  useEffect(() => {
    if (state !== 'on') return
    const controller = new AbortController()
    const { signal } = controller
    void (async () => {
      while (!signal.aborted) {
        const file = video.current && (await imageOf(video.current))
        const isRead =
          file &&
          (await runner.run(id, read, { file }, { ...unattended, signal }).then(
            () => true,
            () => false,
          ))
        if (signal.aborted) return
        if (file && isRead) return latestOnFound.current(file)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    })()
    return () => controller.abort()
  }, [state, runner, id, read])

  return (
    <Modal onClose={onClose} aria-labelledby="camera-title" className={styles['camera'] ?? ''}>
      <h2 id="camera-title">{words.camera}</h2>
      <video ref={video} playsInline muted hidden={state !== 'on'} />
      <p role="status">{words.cameraStates[state]}</p>
      <Button onClick={onClose}>{words.close}</Button>
    </Modal>
  )
}

/** The current frame of a video, as an image. */
async function imageOf(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video
  const share = Math.min(1, maxSide / Math.max(videoWidth, videoHeight))
  const [width, height] = [Math.round(videoWidth * share), Math.round(videoHeight * share)]
  if (!width || !height) return undefined
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(video, 0, 0, width, height)
  return new File([await canvas.convertToBlob()], 'camera.png', { type: 'image/png' })
}

type CameraState = 'starting' | 'on' | 'refused' | 'missing'

/** Shows the rear camera in a video element until the component unmounts. Nothing is recorded. */
function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  useEffect(() => {
    let stream: MediaStream | undefined
    let isGone = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void (async () => {
      try {
        // `mediaDevices` is undefined on pages without HTTPS.
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isGone || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play()
        setState('on')
      } catch (error) {
        if (!isGone) setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing')
      }
    })()
    return () => {
      isGone = true
      stop()
    }
  }, [video])
  return state
}
