import { useEffect, useRef, useState } from 'react'
import { closeCamera, type NoCamera, openCamera } from '#src/environment/camera.ts'
import { frameReader } from '#src/environment/decode-qr-code.ts'
import { environment } from '#src/environment/environment.ts'
import type { Place } from '#src/routes.ts'
import { verifyCode } from '#src/stores/verification/scanned-code.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** How long the camera rests between two frames, and after which time it is said how to do better, in milliseconds. */
const rest = 100
const soon = 15_000

export interface CameraProps {
  place: Place
  /** The camera is closed: a code was taken, none can be had, or the page was hidden. */
  onEnd: (why?: NoCamera | 'hidden') => void
  /** A code was read that is none of a certificate: it is not opened, and the camera stays on. */
  onStranger: () => void
}

/** What the camera sees, until a code was read. It is loaded when somebody asks for it, and closes with the page. */
export default function Camera({ place, onEnd, onStranger }: CameraProps) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState<'opening' | 'aim' | 'slow'>('opening')
  const acts = useRef({ onEnd, onStranger })
  acts.current = { onEnd, onStranger }
  useEffect(() => {
    const { later, onHide } = environment()
    const seen = video.current as HTMLVideoElement
    let stream: MediaStream | undefined
    let ended = false
    const stops = [
      onHide(() => {
        // Ended before React removes the camera: a code that is read meanwhile must not replace the reason.
        ended = true
        acts.current.onEnd('hidden')
      }),
      later(() => setShown((now) => (now === 'aim' ? 'slow' : now)), soon),
    ]
    const close = () => {
      ended = true
      for (const stop of stops) stop()
      if (stream) closeCamera(stream)
      seen.srcObject = null
    }
    const look = async () => {
      const [opened, read] = await Promise.all([openCamera(), frameReader()])
      if (typeof opened === 'string') return ended || acts.current.onEnd(opened)
      stream = opened
      if (ended) return close()
      seen.srcObject = opened
      await seen.play()
      setShown('aim')
      while (!ended) {
        const said = await read(seen)
        if (said !== undefined && !ended) {
          if (await verifyCode(place, said)) return acts.current.onEnd()
          // The camera may have been closed meanwhile, and the page has said why.
          if (!ended) acts.current.onStranger()
        }
        await new Promise<void>((resolve) => void later(resolve, rest))
      }
    }
    void look().catch(() => ended || acts.current.onEnd('busy'))
    return close
  }, [place])
  return (
    <div className="stack gap-2">
      <div className="viewfinder">
        <video ref={video} muted playsInline aria-label={t('verification:scan.view')} />
      </div>
      <p role="status">{t(`verification:scan.${shown}`)}</p>
    </div>
  )
}
