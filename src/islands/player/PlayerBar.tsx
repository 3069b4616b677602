import { useStore } from '@nanostores/react'
import { type RefObject, useEffect, useState } from 'react'
import { formatClockTime } from '#src/i18n/format.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { CaptionMenu } from './CaptionMenu.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { PlayerButton } from './PlayerButton.tsx'
import {
  canUsePictureInPicture,
  toggleFullScreen,
  togglePictureInPicture,
  togglePlayback,
} from './player-actions.ts'
import { $isHelpOpen } from './player-help.ts'
import { SpeedMenu } from './SpeedMenu.tsx'
import { useVideoState, type VideoState } from './use-video-state.ts'
import { Volume } from './Volume.tsx'

interface PlayerBarProps {
  video: RefObject<HTMLVideoElement | null>
  /** The length of the chapter in seconds, used until the video itself reports its length. */
  seconds: number
  /** The languages of the captions. */
  languages: readonly string[]
}

/**
 * The controls of the open video. They are always visible below it, so that they cover neither picture nor
 * captions. They are not mirrored: right is forward in every language.
 */
export function PlayerBar({ video, seconds, languages }: PlayerBarProps) {
  const { t } = useTranslation()
  const state = useVideoState(video)
  const isHelpOpen = useStore($isHelpOpen)
  const isFullScreen = useIsFullScreen()
  const onVideo = (run: (current: HTMLVideoElement) => unknown) => () =>
    void (video.current && run(video.current))
  return (
    <div className="player-bar" dir="ltr">
      <Seek video={video} state={state} seconds={state.seconds ?? seconds} />
      <PlayerButton
        icon={state.playing ? 'pause' : 'play'}
        label={t(state.playing ? 'player:pause' : 'course:play')}
        onClick={onVideo(togglePlayback)}
      />
      <Volume video={video} state={state} />
      <p className="time">
        {formatClockTime(state.second)} / {formatClockTime(state.seconds ?? seconds)}
      </p>
      <span className="wait" role="status">
        {state.waiting && t('player:opening')}
      </span>
      {languages.length > 0 && <CaptionMenu languages={languages} />}
      <SpeedMenu />
      {video.current && canUsePictureInPicture(video.current) && (
        <PlayerButton
          icon="float"
          label={t('player:float')}
          className="pip"
          onClick={onVideo(togglePictureInPicture)}
        />
      )}
      <PlayerButton
        icon="keyboard"
        label={t('player:keys.title')}
        className="keyboard"
        aria-haspopup="dialog"
        onClick={() => $isHelpOpen.set(true)}
      />
      <PlayerButton
        icon={isFullScreen ? 'smallScreen' : 'fullScreen'}
        label={t('player:fullScreen')}
        aria-pressed={isFullScreen}
        onClick={onVideo(toggleFullScreen)}
      />
      {isHelpOpen && <KeyHelp onClose={() => $isHelpOpen.set(false)} />}
    </div>
  )
}

function Seek({ video, state, seconds }: Omit<PlayerBarProps, 'languages'> & { state: VideoState }) {
  const { t } = useTranslation()
  return (
    <input
      type="range"
      className="seek"
      min={0}
      max={Math.floor(seconds)}
      step={1}
      value={Math.floor(state.second)}
      aria-label={t('player:position')}
      aria-valuetext={`${formatClockTime(state.second)} / ${formatClockTime(seconds)}`}
      onChange={({ target }) => {
        if (video.current) video.current.currentTime = Number(target.value)
      }}
    />
  )
}

function useIsFullScreen(): boolean {
  const [isFullScreen, setFullScreen] = useState(false)
  useEffect(() => {
    const update = () => setFullScreen(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [])
  return isFullScreen
}
