import type { RefObject } from 'react'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PlayerButton } from './PlayerButton.tsx'
import type { VideoState } from './use-video-state.ts'

interface VolumeProps {
  video: RefObject<HTMLVideoElement | null>
  state: VideoState
}

/**
 * A button that mutes the video, and a slider for its volume. If the volume was reduced to zero, unmuting sets it
 * to full volume.
 */
export function Volume({ video, state }: VolumeProps) {
  const { t } = useTranslation()
  const change = (volume: number, muted: boolean) => {
    if (video.current) Object.assign(video.current, { volume, muted })
  }
  const toggle = () => {
    const { volume = 1, muted = false } = video.current ?? {}
    change(volume || 1, !(muted || volume === 0))
  }
  return (
    <>
      <PlayerButton
        icon={state.muted ? 'muted' : 'volume'}
        label={t('player:mute')}
        className="mute"
        aria-pressed={state.muted}
        onClick={toggle}
      />
      <input
        type="range"
        className="volume"
        min={0}
        max={1}
        step={0.1}
        value={state.muted ? 0 : state.volume}
        aria-label={t('player:volume')}
        aria-valuetext={`${Math.round((state.muted ? 0 : state.volume) * 100)} %`}
        onChange={({ target }) => change(Number(target.value), false)}
      />
    </>
  )
}
