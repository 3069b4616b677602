import { useEffect, useState } from 'react'
import { $playback, failToPlay, type Playback } from '#src/stores/course/playback.ts'

type Parts = typeof import('./film-parts.ts')

/** Loads the components of the video when one is requested; a failure counts as a failure of the video. */
export function useFilmParts({ state }: Playback): Parts | undefined {
  const [parts, setParts] = useState<Parts>()
  const wanted = state === 'opening' || state === 'open'
  useEffect(() => {
    if (!wanted || parts) return
    import('./film-parts.ts').then(setParts, () => {
      const now = $playback.get()
      if (now.state !== 'idle') failToPlay(now.chapterId, true)
    })
  }, [wanted, parts])
  return parts
}
