import { useEffect, useRef, useState } from 'react'
import { closeCamera, type NoCamera, openCamera } from '#src/environment/camera.ts'
import { environment } from '#src/environment/environment.ts'
import { frameReader } from '#src/environment/read-code.ts'
import type { Place } from '#src/routes.ts'
import { verifyCode } from '#src/stores/verification/scanned-code.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The pause between two frames, and the time after which a hint is displayed, in milliseconds. */
const rest = 100
const soon = 15_000

export interface CameraProps {
  place: Place
  /** Called when the camera closes: a code was read, no camera is available, or the page was hidden. */
  onEnd: (why?: NoCamera | 'hidden') => void
  /** Called when a code was read that belongs to no certificate: it is not opened, and the camera stays on. */
  onStranger: () => void
}

/** The camera's picture until a code is read. The script is loaded on request, and the camera closes with the page. */
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
        // Ended before React unmounts the camera: a code that is read meanwhile must not replace the reason.
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
          // The camera may have been closed meanwhile, and its reason must stay.
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
