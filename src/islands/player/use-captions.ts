import { type RefObject, useEffect } from 'react'

/**
 * Shows the captions of one language, or no captions. Browsers select a caption track by themselves while they load
 * the video; this selection is undone.
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  { language, captions }: { language: string | undefined; captions: boolean },
): void {
  useEffect(() => {
    const tracks = video.current?.textTracks
    if (!tracks?.addEventListener) return
    const apply = () => {
      for (const track of tracks) {
        const mode = captions && track.language === language ? 'showing' : 'disabled'
        if (track.mode !== mode) track.mode = mode
      }
    }
    apply()
    tracks.addEventListener('change', apply)
    return () => tracks.removeEventListener('change', apply)
  }, [video, language, captions])
}
