import { type RefObject, useEffect } from 'react'
import { $playbackPreferences, changePlaybackPreferences } from '#src/stores/course/film.ts'

/** Shows the captions of one language, or none; what is chosen in the browser's own menu is taken over. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  { language, captions }: { language: string | undefined; captions: boolean },
): void {
  useEffect(() => {
    const tracks = video.current?.textTracks
    if (!tracks?.addEventListener) return
    for (const track of tracks) track.mode = captions && track.language === language ? 'showing' : 'disabled'
    const take = () => {
      // Until the film is there the browser makes choices of its own, which are nobody's.
      if (!video.current?.readyState) return
      const shown = [...tracks].find(({ mode }) => mode === 'showing')?.language
      if (shown === (captions ? language : undefined)) return
      changePlaybackPreferences({
        captions: shown !== undefined,
        language: shown ?? $playbackPreferences.get().language,
      })
    }
    tracks.addEventListener('change', take)
    return () => tracks.removeEventListener('change', take)
  }, [video, language, captions])
}
