import { type Line, lineOf } from './line.ts'

/** How long captions may take, in milliseconds. */
const patience = 20_000

/**
 * The lines of a caption file, as the browser reads it: WebVTT is its own. Rejects where the file can't be loaded. Nothing of it
 * shows in the film's own menu.
 */
export function loadLines(url: string): Promise<Line[]> {
  const film = document.createElement('video')
  const track = document.createElement('track')
  const lines = new Promise<Line[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('captions are late')), patience)
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      settle()
    }
    track.addEventListener(
      'load',
      end(() => resolve(Array.from(track.track.cues ?? [], (cue) => lineOf(cue as VTTCue)))),
    )
    track.addEventListener(
      'error',
      end(() => reject(new Error('no captions'))),
    )
  })
  track.kind = 'metadata'
  track.src = url
  film.append(track)
  track.track.mode = 'hidden'
  return lines
}
