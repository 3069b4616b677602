import { type TranscriptLine, transcriptLineOf } from './transcript-line.ts'

/** Timeout for loading captions, in milliseconds. */
const timeout = 20_000

/**
 * Loads the lines of a WebVTT file with the browser's parser; rejects if the file cannot be loaded. The text track
 * belongs to a detached video element, so the caption menu of the visible video does not list it.
 */
export function loadTranscriptLines(url: string): Promise<TranscriptLine[]> {
  const video = document.createElement('video')
  const track = document.createElement('track')
  const lines = new Promise<TranscriptLine[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('captions are late')), timeout)
    const finish = (complete: () => void) => () => {
      clearTimeout(timer)
      complete()
    }
    track.addEventListener(
      'load',
      finish(() => resolve(Array.from(track.track.cues ?? [], (cue) => transcriptLineOf(cue as VTTCue)))),
    )
    track.addEventListener(
      'error',
      finish(() => reject(new Error('no captions'))),
    )
  })
  track.kind = 'metadata'
  track.src = url
  video.append(track)
  track.track.mode = 'hidden'
  return lines
}
