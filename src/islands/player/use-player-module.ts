import { useEffect, useState } from 'react'
import { $playback, type Playback, setPlaybackFailed } from '#src/stores/course/playback.ts'

type Parts = typeof import('./player-module.ts')

/**
 * Loads the components of the video when a video is requested; returns undefined until they are loaded. If loading
 * fails, this counts as a failure of the video.
 */
export function usePlayerModule({ state }: Playback): Parts | undefined {
  const [parts, setParts] = useState<Parts>()
  const isNeeded = state === 'opening' || state === 'open'
  useEffect(() => {
    if (!isNeeded || parts) return
    import('./player-module.ts').then(setParts, () => {
      const playbackNow = $playback.get()
      if (playbackNow.state !== 'idle') setPlaybackFailed(playbackNow.chapterId, true)
    })
  }, [isNeeded, parts])
  return parts
}
