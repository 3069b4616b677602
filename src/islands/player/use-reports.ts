import { type RefObject, useEffect, useRef } from 'react'
import { environment } from '#src/environment/environment.ts'
import { savePosition } from '#src/stores/course/position.ts'

/** How often positions are sent while the video plays, in milliseconds. */
const reportEvery = 15_000
/** How long after the last of several jumps the new position is sent, in milliseconds. */
const settlesAfter = 1000

/** Sends the position of a film: every 15 s while it plays, when the page hides, and before and after a jump. */
export function useReports(video: RefObject<HTMLVideoElement | null>, courseId: number, chapterId: number) {
  const at = useRef<number>(undefined)
  const settling = useRef<() => void>(undefined)
  const keep = (second?: number, options?: { keepalive: boolean }) => {
    const { current } = video
    if (current && current.readyState > 0)
      void savePosition(courseId, chapterId, second ?? current.currentTime, options)
  }
  const latest = useRef(keep)
  latest.current = keep
  useEffect(() => {
    const { every, onHide } = environment()
    const ends = [
      every(() => {
        if (!video.current?.paused) latest.current()
      }, reportEvery),
      onHide(() => latest.current(undefined, { keepalive: true })),
    ]
    return () => {
      settling.current?.()
      for (const end of ends) end()
    }
  }, [video])
  return {
    keep: () => keep(),
    /** The film has come to a second by playing or by a jump. */
    pass: (second: number) => {
      at.current = second
    },
    /**
     * The film is about to stand elsewhere: what was watched so far is sent, and where it is now once jumping has ended. So the
     * time of the one is never counted for the other.
     */
    jump: () => {
      if (at.current === undefined) return
      if (settling.current) settling.current()
      else keep(at.current)
      settling.current = environment().later(() => {
        settling.current = undefined
        latest.current()
      }, settlesAfter)
    },
  }
}
