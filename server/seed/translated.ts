import type { Texts } from '../../src/domain/content/document.ts'

/** The demonstration's languages beside English. */
export const translations = ['ar', 'de', 'pl', 'es'] as const
type Translation = (typeof translations)[number]

/** The texts of some items in one language, by the items' numbers. */
export type TextsById<Text> = Readonly<Record<number, Text>>

/** What an item says: English, and every language in which its number is found. */
export const textsOfItem = <Text>(
  id: number,
  en: Text,
  others: Partial<Record<Translation, TextsById<Text>>>,
): Texts<Text> => {
  const found = translations.flatMap((language) => {
    const text = others[language]?.[id]
    return text ? [[language, text] as const] : []
  })
  return { en, ...Object.fromEntries(found) }
}
