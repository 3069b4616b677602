import { useTranslation } from '../../ui/TranslationContext.tsx'
import { languageName } from '../components/language-name.ts'
import { parsePath } from './document-path.ts'
import { findingText } from './finding-text.ts'
import type { FindingGroup } from './group-findings.ts'
import { useChangeLabel } from './use-change-label.ts'

/** Returns a function that describes a group of findings as a text. */
export function useFindingLine(
  family: Parameters<typeof useChangeLabel>[0],
): (group: FindingGroup) => string {
  const { t } = useTranslation()
  const label = useChangeLabel(family)
  const list = new Intl.ListFormat(document.documentElement.lang, { type: 'conjunction' })
  return ({ first, count, language, missing }) => {
    if (language) return t('edit:checkOutdated', { count, language: languageName(language) })
    if (missing.length > 1)
      return t('edit:checkMissing', { languages: list.format(missing.map(languageName)) })
    return [first.path && label(parsePath(first.path)), findingText(first)].filter(Boolean).join(': ')
  }
}
