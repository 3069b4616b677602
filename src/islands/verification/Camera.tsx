import { useEffect, useRef, useState } from 'react'
import { type CameraFailure, closeCamera, openCamera } from '#src/environment/camera.ts'
import { createQrFrameDecoder } from '#src/environment/decode-qr-code.ts'
import { environment } from '#src/environment/environment.ts'
import type { Place } from '#src/routes.ts'
import { verifyCode } from '#src/stores/verification/scanned-code.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The pause between two frames, and the time after which a hint is displayed, both in milliseconds. */
const framePause = 100
const hintDelay = 15_000

export interface CameraProps {
  place: Place
  /** Called when the camera closes, because a code was read, no camera is available, or the page was hidden. */
  onEnd: (why?: CameraFailure | 'hidden') => void
  /**
   * Called when a code was read that does not belong to a certificate. The code's URL is not opened, and the camera
   * stays on.
   */
  onForeignCode: () => void
}

/**
 * The live picture of the camera until a code is read. Its script is loaded on request, and the camera is switched
 * off when the page is left.
 */
export default function Camera({ place, onEnd, onForeignCode }: CameraProps) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [hint, setHint] = useState<'opening' | 'aim' | 'slow'>('opening')
  const callbacks = useRef({ onEnd, onForeignCode })
  callbacks.current = { onEnd, onForeignCode }
  useEffect(() => {
    const { later, onHide } = environment()
    const element = video.current as HTMLVideoElement
    let stream: MediaStream | undefined
    let ended = false
    const stops = [
      onHide(() => {
        // `ended` is set before React unmounts the camera. Otherwise a code that is read in between could replace
        // the reason for closing.
        ended = true
        callbacks.current.onEnd('hidden')
      }),
      later(() => setHint((now) => (now === 'aim' ? 'slow' : now)), hintDelay),
    ]
    const close = () => {
      ended = true
      for (const stop of stops) stop()
      if (stream) closeCamera(stream)
      element.srcObject = null
    }
    const run = async () => {
      const [opened, read] = await Promise.all([openCamera(), createQrFrameDecoder()])
      if (typeof opened === 'string') return ended || callbacks.current.onEnd(opened)
      stream = opened
      if (ended) return close()
      element.srcObject = opened
      await element.play()
      setHint('aim')
      while (!ended) {
        const text = await read(element)
        if (text !== undefined && !ended) {
          if (await verifyCode(place, text)) return callbacks.current.onEnd()
          // If the camera was closed in the meantime, the reason for closing must not be replaced.
          if (!ended) callbacks.current.onForeignCode()
        }
        await new Promise<void>((resolve) => void later(resolve, framePause))
      }
    }
    void run().catch(() => ended || callbacks.current.onEnd('busy'))
    return close
  }, [place])
  return (
    <div className="stack gap-2">
      <div className="viewfinder">
        <video ref={video} muted playsInline aria-label={t('verification:scan.view')} />
      </div>
      <p role="status">{t(`verification:scan.${hint}`)}</p>
    </div>
  )
}
