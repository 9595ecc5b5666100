import { type RefObject, useEffect, useState } from 'react'

type CameraState = 'starting' | 'on' | 'refused' | 'missing'

/** Shows what the camera at the back sees in a video element, until the component goes. Nothing is recorded. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  useEffect(() => {
    let stream: MediaStream | undefined
    let isGone = false
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    void (async () => {
      try {
        // Pages without HTTPS have no such thing at all.
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
