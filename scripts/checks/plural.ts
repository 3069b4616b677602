const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralForm = (typeof forms)[number]

/**
 * Returns the plural form of a key: 'hours_few' is the form `few` of 'hours'; undefined for a key without a plural
 * ending.
 */
export function parsePluralKey(key: string): { base: string; form: PluralForm } | undefined {
  const at = key.lastIndexOf('_')
  const form = forms.find((name) => name === key.slice(at + 1))
  return at > 0 && form ? { base: key.slice(0, at), form } : undefined
}

/** Returns the plural forms of a language: two in English, six in Arabic, four in Polish. */
export const pluralFormsOf = (language: string): PluralForm[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories as PluralForm[]

/**
 * Whether a plural form is used for a single number only, as the form `one` in English. A text in this form may
 * spell the number out.
 */
export function isSingleNumber(language: string, form: PluralForm): boolean {
  const rules = new Intl.PluralRules(language)
  let numbers = 0
  for (let number = 0; number <= 200; number += 1) if (rules.select(number) === form) numbers += 1
  return numbers <= 1 && form !== 'many'
}

/**
 * Returns the keys without their plural endings, each with its forms. A key counts as a plural only if it also
 * exists with `_other`.
 */
export function groupPluralKeys(keys: Iterable<string>): Map<string, PluralForm[]> {
  const all = new Set(keys)
  const groups = new Map<string, PluralForm[]>()
  for (const key of all) {
    const plural = parsePluralKey(key)
    if (!plural || !all.has(`${plural.base}_other`)) groups.set(key, [])
    else groups.set(plural.base, [...(groups.get(plural.base) ?? []), plural.form])
  }
  return groups
}
