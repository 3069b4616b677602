/** Matches accents of Latin, Greek and Cyrillic letters, and vowel signs and the tatweel of Arabic. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g

/** Letters that Unicode does not decompose, with the letters that people type instead. */
const replacements: Record<string, string> = {
  ...{ ł: 'l', đ: 'd', ø: 'o', ı: 'i', ħ: 'h', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...{ ة: 'ه', ى: 'ي', ٱ: 'ا', ک: 'ك', ی: 'ي' },
}
const letters = new RegExp(`[${Object.keys(replacements).join('')}]`, 'g')

/** Matches umlauts that are spelled without diacritics: ae, oe, ue. */
const umlauts = /([aou])e/g

/**
 * Returns a text in the form in which the search compares texts: lower case, without accents, with one spelling for
 * letters that have several. In German the e of ae, oe and ue is dropped, so that Wärme and Waerme are equal.
 * @example foldText('Wärmebild', 'de') // 'warmebild'
 */
export function foldText(text: string, language: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(marks, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(letters, (letter) => replacements[letter] as string)
  return language === 'de' ? plain.replace(umlauts, '$1') : plain
}
