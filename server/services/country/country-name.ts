const made = new Map<string, Intl.DisplayNames>()

/** Names countries in a language: "Germany" in English. Making a namer costs more than a thousand names. */
export function countryNamer(language: string): (code: string) => string {
  const names = made.get(language) ?? new Intl.DisplayNames([language, 'en'], { type: 'region' })
  made.set(language, names)
  return (code) => names.of(code) ?? code
}
