import { useStore } from '@nanostores/react'
import { languageNameOf } from '#src/i18n/format.ts'
import {
  $playbackPreferences,
  changePlaybackPreferences,
  selectCaptions,
} from '#src/stores/course/video-controls.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { PlayerIcon } from './PlayerButton.tsx'

const off = 'off'

/** The menu of the video's caption languages: an icon that opens a native select. */
export function CaptionMenu({ languages }: { languages: readonly string[] }) {
  const { t, language, locale } = useTranslation()
  const shown = selectCaptions(useStore($playbackPreferences), languages, language)
  const choose = (value: string) =>
    changePlaybackPreferences(value === off ? { captions: false } : { captions: true, language: value })
  return (
    <span className="icb captions" data-on={shown.captions || undefined}>
      <PlayerIcon name="captions" />
      <select
        aria-label={t('player:captions')}
        title={t('player:captions')}
        value={shown.captions ? shown.language : off}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={off}>{t('player:noCaptions')}</option>
        {languages.map((code) => (
          <option key={code} value={code}>
            {t('player:captionsIn', { language: languageNameOf(locale, code) })}
          </option>
        ))}
      </select>
    </span>
  )
}
