import { useStore } from '@nanostores/react'
import { joinWithCommas } from '#src/i18n/join-with-commas.ts'
import type { ListedItem } from '../../domain/content-item/listed-item.ts'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { $me } from '../session/me.ts'
import { languageName } from './language-name.ts'

type TextStates = ListedItem['languages']
type Coverage = 'full' | 'outdated' | 'missing' | 'none'

/** Returns whether the texts in a language are complete, missing in part, outdated, or do not exist at all. */
export function coverageOf(languages: TextStates, language: string): Coverage {
  if (language === 'en') return 'full'
  const state = languages[language]
  if (!state) return 'none'
  if (state.missing > 0) return 'missing'
  return state.outdated > 0 ? 'outdated' : 'full'
}

const classes: Record<Coverage, string> = { full: 'y', outdated: 'h', missing: '', none: 'n' }

/**
 * The state of the texts of an item as a strip. Each language always has the same position, so that the strips in a
 * column can be compared.
 */
export function LanguageStrip({ languages }: { languages: TextStates }) {
  const { t, locale } = useTranslation()
  const all = useStore($me).languages
  const named = (coverage: Coverage) =>
    all.filter((each) => coverageOf(languages, each) === coverage).map(languageName)
  const [none, missing, outdated] = [named('none'), named('missing'), named('outdated')]
  const label = [
    ...(none.length > 0 ? [t('state:languagesNone', { languages: joinWithCommas(locale, none) })] : []),
    ...(missing.length > 0
      ? [t('state:languagesMissing', { languages: joinWithCommas(locale, missing) })]
      : []),
    ...(outdated.length > 0
      ? [t('state:languagesOutdated', { languages: joinWithCommas(locale, outdated) })]
      : []),
  ].join(' ')
  return (
    <span
      className="ls"
      role="img"
      aria-label={label || t('state:languagesWhole', { count: named('full').length })}
    >
      {all.map((each) => (
        <i key={each} className={classes[coverageOf(languages, each)]} title={languageName(each)} />
      ))}
    </span>
  )
}
