/** Accents of Latin, Greek and Cyrillic letters; vowel signs and the stretching line of Arabic. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g

/** Letters that no accent can be taken from, and what people type instead. */
const instead: Record<string, string> = {
  ...{ ł: 'l', đ: 'd', ø: 'o', ı: 'i', ħ: 'h', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ة: 'ه', ى: 'ي', ٱ: 'ا', ک: 'ك', ی: 'ي' },
}
const letters = new RegExp(`[${Object.keys(instead).join('')}]`, 'g')

/** How umlauts are written without them. */
const umlauts = /([aou])e/g

/**
 * A text as the search compares texts: in lower case, without accents, with one spelling of letters that have several. German
 * loses the e of ae, oe and ue, so that Wärme and Waerme are the same.
 * @example foldText('Wärmebild', 'de') // 'warmebild'
 */
export function foldText(text: string, language: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(letters, (letter) => instead[letter] as string)
  return language === 'de' ? plain.replace(umlauts, '$1') : plain
}
