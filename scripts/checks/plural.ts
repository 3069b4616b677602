const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
export type PluralForm = (typeof forms)[number]

/**
 * The plural that a key is a form of: 'hours_few' is the form `few` of 'hours'; undefined for a key without
 * such an ending.
 */
export function pluralOf(key: string): { base: string; form: PluralForm } | undefined {
  const at = key.lastIndexOf('_')
  const form = forms.find((name) => name === key.slice(at + 1))
  return at > 0 && form ? { base: key.slice(0, at), form } : undefined
}

/** The forms that a language needs: two in English, six in Arabic, four in Polish. */
export const formsOf = (language: string): PluralForm[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories as PluralForm[]

/** Whether a form stands for one single number, as `one` in English: then its text may spell the number out. */
export function isSingleNumber(language: string, form: PluralForm): boolean {
  const rules = new Intl.PluralRules(language)
  let numbers = 0
  for (let number = 0; number <= 200; number += 1) if (rules.select(number) === form) numbers += 1
  return numbers <= 1 && form !== 'many'
}

/** The keys without their plural endings, each with its forms. Only a key that has `_other` is a plural. */
export function groupKeys(keys: Iterable<string>): Map<string, PluralForm[]> {
  const all = new Set(keys)
  const groups = new Map<string, PluralForm[]>()
  for (const key of all) {
    const plural = pluralOf(key)
    if (!plural || !all.has(`${plural.base}_other`)) groups.set(key, [])
    else groups.set(plural.base, [...(groups.get(plural.base) ?? []), plural.form])
  }
  return groups
}
