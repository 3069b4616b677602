import { useStore } from '@nanostores/react'
import { lazy, Suspense, useRef } from 'react'
import { $playback } from '#src/stores/course/playback.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { useWasVisible } from '../use-was-visible.ts'

export const namespaces = ['player'] as const

const Transcript = lazy(() => import('./Transcript.tsx'))

/** The transcript beside the video, loaded when its tab and the video are open. */
export default function TranscriptPanel() {
  const { t } = useTranslation()
  const playback = useStore($playback)
  const box = useRef<HTMLElement>(null)
  const wasVisible = useWasVisible(box)
  return (
    <section ref={box} className="panel tight transcript" aria-label={t('player:transcript')}>
      {playback.state === 'open' && wasVisible ? (
        <Suspense>
          <Transcript key={playback.access.url} captions={playback.access.captions} />
        </Suspense>
      ) : (
        <p className="pad meta">{t('player:transcriptWaits')}</p>
      )}
    </section>
  )
}
