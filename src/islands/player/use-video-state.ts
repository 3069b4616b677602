import { type RefObject, useCallback, useRef, useSyncExternalStore } from 'react'

/** The state of a video that its controls show. All times are in seconds. */
export interface VideoState {
  playing: boolean
  /** Whether playback is waiting for data. */
  waiting: boolean
  second: number
  /** The length of the video; undefined until the video is loaded. */
  seconds: number | undefined
  muted: boolean
  /** The volume, from 0 to 1. */
  volume: number
}

const events = [
  ...['play', 'pause', 'ended', 'waiting', 'playing', 'emptied'],
  ...['timeupdate', 'seeking', 'durationchange', 'volumechange'],
]

const beforeLoad: VideoState = {
  ...{ playing: false, waiting: false, second: 0, seconds: undefined },
  ...{ muted: false, volume: 1 },
}

const stateOf = (video: HTMLVideoElement, event: string | undefined): VideoState => ({
  playing: !video.paused && !video.ended,
  waiting: event === 'waiting' && !video.paused,
  second: video.currentTime,
  seconds: Number.isFinite(video.duration) ? video.duration : undefined,
  muted: video.muted || video.volume === 0,
  volume: video.volume,
})

/** Returns the current state of a video, updated by the video's events. */
export function useVideoState(video: RefObject<HTMLVideoElement | null>): VideoState {
  const state = useRef(beforeLoad)
  const subscribe = useCallback(
    (changed: () => void) => {
      const { current } = video
      const controller = new AbortController()
      const update = (event?: Event) => {
        if (!current) return
        state.current = stateOf(current, event?.type)
        changed()
      }
      for (const name of events) current?.addEventListener(name, update, { signal: controller.signal })
      update()
      return () => controller.abort()
    },
    [video],
  )
  return useSyncExternalStore(
    subscribe,
    () => state.current,
    () => beforeLoad,
  )
}
