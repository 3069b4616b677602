import { type RefObject, useEffect, useLayoutEffect } from 'react'
import {
  $film,
  $playbackPreferences,
  changePlaybackPreferences,
  readPlaybackPreferences,
} from '#src/stores/course/film.ts'
import { $session } from '#src/stores/session/session.ts'
import { type KeyAct, listenToKeys } from './keys.ts'
import { $isHelpOpen } from './player-help.ts'

/** The steps of the arrow keys: seconds, and volume as a fraction of 1. */
const step = { seconds: 5, volume: 0.1 }

const ignoreFailure = () => undefined

function seekBy(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Number.POSITIVE_INFINITY
  video.currentTime = Math.min(Math.max(video.currentTime + seconds, 0), end)
}

function changeVolume(video: HTMLVideoElement, change: number): void {
  video.volume = Math.min(Math.max(Math.round((video.volume + change) * 10) / 10, 0), 1)
  if (change > 0) video.muted = false
}

const fullScreen = (video: HTMLVideoElement): unknown =>
  document.fullscreenElement
    ? document.exitFullscreen().catch(ignoreFailure)
    : video.requestFullscreen?.().catch(ignoreFailure)

const acts = (video: HTMLVideoElement, captions: () => boolean): Record<KeyAct, () => unknown> => ({
  toggle: () => (video.paused ? video.play().catch(ignoreFailure) : video.pause()),
  back: () => seekBy(video, -step.seconds),
  forward: () => seekBy(video, step.seconds),
  louder: () => changeVolume(video, step.volume),
  quieter: () => changeVolume(video, -step.volume),
  captions: () => changePlaybackPreferences({ captions: !captions() }),
  fullScreen: () => fullScreen(video),
  help: () => $isHelpOpen.set(true),
})

const canFloat = (video: HTMLVideoElement) =>
  document.pictureInPictureEnabled && 'requestPictureInPicture' in video

/** Publishes the video in `$film` for transcript, notes and tools, while it is mounted. */
export function useFilm(video: RefObject<HTMLVideoElement | null>): void {
  useLayoutEffect(() => {
    const { current } = video
    if (!current) return
    const session = $session.get()
    if (session.state === 'signedIn') readPlaybackPreferences(session.learner.id)
    const floats = () =>
      void (
        document.pictureInPictureElement ? document.exitPictureInPicture() : current.requestPictureInPicture()
      ).catch(ignoreFailure)
    const film = {
      second: () => current.currentTime,
      seek: (second: number) => {
        current.currentTime = second
      },
      ...(canFloat(current) && { floats }),
    }
    $film.set(film)
    return () => {
      if ($film.get() === film) $film.set(null)
    }
  }, [video])
}

/** Handles keys while the player has the focus; `captions` says whether captions are visible. */
export function usePlayerKeys(video: RefObject<HTMLVideoElement | null>, captions: boolean): void {
  useEffect(() => {
    const { current } = video
    const player = current?.closest<HTMLElement>('.player')
    if (!current || !player) return
    const actions = acts(current, () => captions)
    return listenToKeys(player, (act) => void actions[act]())
  }, [video, captions])
}

/** Sets the playback speed. Choices in the browser's own menu are handled by the caller. */
export function useSpeed(
  video: RefObject<HTMLVideoElement | null>,
  speed = $playbackPreferences.get().speed,
): void {
  useEffect(() => {
    const { current } = video
    if (!current) return
    current.playbackRate = speed
    // The next chapter plays at the same speed.
    current.defaultPlaybackRate = speed
  }, [video, speed])
}
