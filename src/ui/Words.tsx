import { createContext, useContext } from 'react'
import type { Translator } from '../i18n/translator.ts'

const Context = createContext<Translator | null>(null)

/** Gives the pieces below it the words of the page's language. */
export const Words = Context.Provider

/** The words of the page's language: `const { t } = useWords()`. */
export function useWords(): Translator {
  const words = useContext(Context)
  if (!words) throw new Error('A piece of the interface stands outside <Words>')
  return words
}
