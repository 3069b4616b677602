import { type RefObject, useEffect } from 'react'

/** Shows the captions of one language, or none. */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  { language, captions }: { language: string | undefined; captions: boolean },
): void {
  useEffect(() => {
    for (const track of video.current?.textTracks ?? [])
      track.mode = captions && track.language === language ? 'showing' : 'disabled'
  }, [video, language, captions])
}
