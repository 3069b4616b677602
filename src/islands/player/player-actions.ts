import { changePlaybackPreferences } from '#src/stores/course/video-controls.ts'
import type { KeyAction } from './keys.ts'
import { $isHelpOpen } from './player-help.ts'

/** The steps of the arrow keys: for seeking in seconds, for the volume as a fraction of 1. */
const step = { seconds: 5, volume: 0.1 }

const ignoreFailure = () => undefined

/** A video element of Safari on an iPhone, where only the video itself can be shown in full screen. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

function seekBy(video: HTMLVideoElement, seconds: number): void {
  const end = Number.isFinite(video.duration) ? video.duration : Number.POSITIVE_INFINITY
  video.currentTime = Math.min(Math.max(video.currentTime + seconds, 0), end)
}

function changeVolume(video: HTMLVideoElement, change: number): void {
  video.volume = Math.min(Math.max(Math.round((video.volume + change) * 10) / 10, 0), 1)
  if (change > 0) video.muted = false
}

/** Plays a paused video, and pauses a playing one. */
export const togglePlayback = (video: HTMLVideoElement): unknown =>
  video.paused ? video.play().catch(ignoreFailure) : video.pause()

/** Opens or closes the full screen of the player, that is, of the video with its controls. */
export function toggleFullScreen(video: PhoneVideo): unknown {
  if (document.fullscreenElement) return document.exitFullscreen().catch(ignoreFailure)
  const player = video.closest<HTMLElement>('.player')
  return player?.requestFullscreen
    ? player.requestFullscreen().catch(ignoreFailure)
    : video.webkitEnterFullscreen?.()
}

/** Opens or closes picture-in-picture. */
export const togglePictureInPicture = (video: HTMLVideoElement): Promise<unknown> =>
  (document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture()
  ).catch(ignoreFailure)

/** Whether the browser supports picture-in-picture for a video. */
export const canUsePictureInPicture = (video: HTMLVideoElement): boolean =>
  document.pictureInPictureEnabled && 'requestPictureInPicture' in video

/** Returns the actions of the player's keys; `captions` says whether captions are visible. */
export const createPlayerActions = (
  video: HTMLVideoElement,
  captions: () => boolean,
): Record<KeyAction, () => unknown> => ({
  toggle: () => togglePlayback(video),
  back: () => seekBy(video, -step.seconds),
  forward: () => seekBy(video, step.seconds),
  louder: () => changeVolume(video, step.volume),
  quieter: () => changeVolume(video, -step.volume),
  captions: () => changePlaybackPreferences({ captions: !captions() }),
  fullScreen: () => toggleFullScreen(video),
  help: () => $isHelpOpen.set(true),
})
