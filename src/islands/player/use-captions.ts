import { type RefObject, useEffect } from 'react'
import { $playbackPreferences, changePlaybackPreferences } from '#src/stores/course/film.ts'

/** Shows the captions of one language, or none, and stores choices made in the browser's own menu. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  { language, captions }: { language: string | undefined; captions: boolean },
): void {
  useEffect(() => {
    const tracks = video.current?.textTracks
    if (!tracks?.addEventListener) return
    for (const track of tracks) track.mode = captions && track.language === language ? 'showing' : 'disabled'
    const saveChoice = () => {
      // Until the video is loaded, changes come from the browser, not from the learner.
      if (!video.current?.readyState) return
      const shownLanguage = [...tracks].find(({ mode }) => mode === 'showing')?.language
      if (shownLanguage === (captions ? language : undefined)) return
      changePlaybackPreferences({
        captions: shownLanguage !== undefined,
        language: shownLanguage ?? $playbackPreferences.get().language,
      })
    }
    tracks.addEventListener('change', saveChoice)
    return () => tracks.removeEventListener('change', saveChoice)
  }, [video, language, captions])
}
