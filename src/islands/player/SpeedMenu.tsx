import { useStore } from '@nanostores/react'
import { formatNumber } from '#src/i18n/format.ts'
import {
  $playbackPreferences,
  changePlaybackPreferences,
  playbackSpeeds,
} from '#src/stores/course/video-controls.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'

/** The menu of playback speeds. */
export function SpeedMenu() {
  const { t, locale } = useTranslation()
  const { speed } = useStore($playbackPreferences)
  return (
    <select
      className="speed"
      aria-label={t('player:speed')}
      title={t('player:speed')}
      value={speed}
      onChange={({ target }) => changePlaybackPreferences({ speed: Number(target.value) })}
    >
      {playbackSpeeds.map((each) => (
        <option key={each} value={each}>
          {formatNumber(locale, each)}×
        </option>
      ))}
    </select>
  )
}
