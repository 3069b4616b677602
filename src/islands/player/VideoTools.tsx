import { useStore } from '@nanostores/react'
import { filmIcons } from '#src/drawings/film-icons.ts'
import { formatNumber, languageName } from '#src/i18n/format.ts'
import {
  $film,
  $playbackPreferences,
  changePlaybackPreferences,
  selectCaptions,
  speeds,
} from '#src/stores/course/film.ts'
import type { VideoAccess } from '#src/stores/course/playback.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { $isHelpOpen } from './player-help.ts'

/** The tools that browser controls are missing or hide in menus: speed, caption languages of the video, picture-in-picture, and help. */
export function VideoTools({ access }: { access: VideoAccess }) {
  const { t } = useTranslation()
  const film = useStore($film)
  const helpOpen = useStore($isHelpOpen)
  return (
    <div className="tools">
      <Speed />
      {access.captions.length > 0 && <Captions languages={access.captions.map(({ language }) => language)} />}
      {film?.floats && (
        <button type="button" className="icb" aria-label={t('player:float')} onClick={film.floats}>
          <Svg markup={filmIcons.float} />
        </button>
      )}
      <button
        type="button"
        className="icb keyboard"
        aria-label={t('player:keys.title')}
        aria-haspopup="dialog"
        onClick={() => $isHelpOpen.set(true)}
      >
        <Svg markup={filmIcons.keyboard} />
      </button>
      {helpOpen && <KeyHelp onClose={() => $isHelpOpen.set(false)} />}
    </div>
  )
}

function Speed() {
  const { t, locale } = useTranslation()
  const { speed } = useStore($playbackPreferences)
  return (
    <select
      className="in"
      aria-label={t('player:speed')}
      value={speed}
      onChange={({ target }) => changePlaybackPreferences({ speed: Number(target.value) })}
    >
      {speeds.map((each) => (
        <option key={each} value={each}>
          {formatNumber(locale, each)}×
        </option>
      ))}
    </select>
  )
}

const off = 'off'

function Captions({ languages }: { languages: readonly string[] }) {
  const { t, language, locale } = useTranslation()
  const shown = selectCaptions(useStore($playbackPreferences), languages, language)
  const choose = (value: string) =>
    changePlaybackPreferences(value === off ? { captions: false } : { captions: true, language: value })
  return (
    <select
      className="in"
      aria-label={t('player:captions')}
      value={shown.captions ? shown.language : off}
      onChange={({ target }) => choose(target.value)}
    >
      <option value={off}>{t('player:noCaptions')}</option>
      {languages.map((code) => (
        <option key={code} value={code}>
          {t('player:captionsIn', { language: languageName(locale, code) })}
        </option>
      ))}
    </select>
  )
}

function Svg({ markup }: { markup: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />
  )
}
