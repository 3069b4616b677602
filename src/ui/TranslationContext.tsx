import { createContext, useContext } from 'react'
import type { Translator } from '../i18n/translator.ts'

const Context = createContext<Translator | null>(null)

/** The provider of the translator for the components below it. */
export const TranslationContext = Context.Provider

/**
 * Returns the translator of the page's language, for a component inside `<TranslationContext>`.
 * @example const { t } = useTranslation()
 * t('list:keyword')
 */
export function useTranslation(): Translator {
  const translator = useContext(Context)
  if (!translator) throw new Error('useTranslation is called outside <TranslationContext>')
  return translator
}
