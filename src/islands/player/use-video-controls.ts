import { type RefObject, useEffect, useLayoutEffect } from 'react'
import {
  $playbackPreferences,
  $sound,
  $videoControls,
  readPlaybackPreferences,
} from '#src/stores/course/video-controls.ts'
import { $session } from '#src/stores/session/session.ts'
import { listenToKeys } from './keys.ts'
import { createPlayerActions } from './player-actions.ts'

/** Makes the mounted video available to the transcript and the notes through `$videoControls`. */
export function useVideoControls(video: RefObject<HTMLVideoElement | null>): void {
  useLayoutEffect(() => {
    const { current } = video
    if (!current) return
    const session = $session.get()
    if (session.state === 'signedIn') readPlaybackPreferences(session.learner.id)
    const controls = {
      second: () => current.currentTime,
      seek: (second: number) => {
        current.currentTime = second
      },
    }
    $videoControls.set(controls)
    return () => {
      if ($videoControls.get() === controls) $videoControls.set(null)
    }
  }, [video])
}

/** Handles keys while the player has the focus; `captions` says whether captions are visible. */
export function usePlayerKeys(video: RefObject<HTMLVideoElement | null>, captions: boolean): void {
  useEffect(() => {
    const { current } = video
    const player = current?.closest<HTMLElement>('.player')
    if (!current || !player) return
    const actions = createPlayerActions(current, () => captions)
    return listenToKeys(player, (action) => void actions[action]())
  }, [video, captions])
}

/** Sets the playback speed. */
export function useSpeed(
  video: RefObject<HTMLVideoElement | null>,
  speed = $playbackPreferences.get().speed,
): void {
  useEffect(() => {
    const { current } = video
    if (!current) return
    current.playbackRate = speed
    // Loading the next chapter resets the speed to this default.
    current.defaultPlaybackRate = speed
  }, [video, speed])
}

/** Applies the volume of the previous chapter to a chapter. */
export function useSound(video: RefObject<HTMLVideoElement | null>): void {
  useLayoutEffect(() => {
    const { current } = video
    if (!current) return
    Object.assign(current, $sound.get())
    const save = () => $sound.set({ volume: current.volume, muted: current.muted })
    current.addEventListener('volumechange', save)
    return () => current.removeEventListener('volumechange', save)
  }, [video])
}
