import { createContext, useContext } from 'react'
import type { Translator } from '../i18n/translator.ts'

const Context = createContext<Translator | null>(null)

/** The provider that gives the components below it the words of the page's language. */
export const TranslationContext = Context.Provider

/**
 * The words of the page's language, for a component inside `<Words>`.
 * @example const { t } = useTranslation()
 * t('list:keyword')
 */
export function useTranslation(): Translator {
  const words = useContext(Context)
  if (!words) throw new Error('A piece of the interface stands outside <Words>')
  return words
}
