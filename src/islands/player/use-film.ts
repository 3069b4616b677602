import { type RefObject, useEffect, useLayoutEffect } from 'react'
import {
  $film,
  $playbackPreferences,
  changePlaybackPreferences,
  readPlaybackPreferences,
} from '#src/stores/course/film.ts'
import { $session } from '#src/stores/session/session.ts'
import { $helps } from './help.ts'
import { type KeyAct, listenToKeys } from './keys.ts'

/** How far the arrow keys go, in seconds, and how much louder or quieter they make it, of 1. */
const step = { seconds: 5, volume: 0.1 }

const failsQuietly = () => undefined

function goBy(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Number.POSITIVE_INFINITY
  video.currentTime = Math.min(Math.max(video.currentTime + seconds, 0), end)
}

function turnBy(video: HTMLVideoElement, change: number): void {
  video.volume = Math.min(Math.max(Math.round((video.volume + change) * 10) / 10, 0), 1)
  if (change > 0) video.muted = false
}

const fullScreen = (video: HTMLVideoElement): unknown =>
  document.fullscreenElement
    ? document.exitFullscreen().catch(failsQuietly)
    : video.requestFullscreen?.().catch(failsQuietly)

const acts = (video: HTMLVideoElement, captions: () => boolean): Record<KeyAct, () => unknown> => ({
  toggle: () => (video.paused ? video.play().catch(failsQuietly) : video.pause()),
  back: () => goBy(video, -step.seconds),
  forward: () => goBy(video, step.seconds),
  louder: () => turnBy(video, step.volume),
  quieter: () => turnBy(video, -step.volume),
  captions: () => changePlaybackPreferences({ captions: !captions() }),
  fullScreen: () => fullScreen(video),
  help: () => $helps.set(true),
})

const canFloat = (video: HTMLVideoElement) =>
  document.pictureInPictureEnabled && 'requestPictureInPicture' in video

/** Opens the film to transcript, notes and tools, as long as it is there. */
export function useFilm(video: RefObject<HTMLVideoElement | null>): void {
  useLayoutEffect(() => {
    const { current } = video
    if (!current) return
    const session = $session.get()
    if (session.state === 'signedIn') readPlaybackPreferences(session.learner.id)
    const floats = () =>
      void (
        document.pictureInPictureElement ? document.exitPictureInPicture() : current.requestPictureInPicture()
      ).catch(failsQuietly)
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

/** Hears keys while the focus is in the player; `captions` says whether they show now. */
export function usePlayerKeys(video: RefObject<HTMLVideoElement | null>, captions: boolean): void {
  useEffect(() => {
    const { current } = video
    const player = current?.closest<HTMLElement>('.player')
    if (!current || !player) return
    const does = acts(current, () => captions)
    return listenToKeys(player, (act) => void does[act]())
  }, [video, captions])
}

/** Plays as fast as was chosen; what is chosen in the browser's own menu is taken over by the caller. */
export function useSpeed(
  video: RefObject<HTMLVideoElement | null>,
  speed = $playbackPreferences.get().speed,
): void {
  useEffect(() => {
    const { current } = video
    if (!current) return
    current.playbackRate = speed
    // What is loaded next plays as fast.
    current.defaultPlaybackRate = speed
  }, [video, speed])
}
