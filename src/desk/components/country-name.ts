/**
 * Returns the name of a country in the language of the desk; the code itself if it is unknown or malformed.
 * @example countryName('PL') // 'Poland'
 */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(document.documentElement.lang, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
