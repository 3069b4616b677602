/**
 * The rule by which a language joins words: the minimum length of a part of a compound, and the letters that may
 * join two parts.
 */
interface CompoundRule {
  shortest: number
  joints: readonly string[]
}

/** The rule for all other languages, in which a missing space is a typing error: accesscontrol. */
const missingSpace: CompoundRule = { shortest: 4, joints: [''] }

/** The rules of languages that write compounds as one word. */
const compoundRules: { [language in string]?: CompoundRule } = {
  ko: { shortest: 2, joints: [''] },
  th: { shortest: 2, joints: [''] },
  de: { shortest: 4, joints: ['', 's', 'es', 'n', 'en'] },
}

/** Whether a language writes compounds as one word. */
export const hasCompoundWords = (language: string): boolean => language in compoundRules

/**
 * Returns the known words of which a compound consists, as few as possible; undefined if it does not consist of
 * known words. A Korean compound may end with a particle of at most two letters.
 * @example splitCompound('영상보안', new Set(['영상', '보안']), 'ko') // ['영상', '보안']
 */
export function splitCompound(
  compound: string,
  known: ReadonlySet<string>,
  language: string,
): string[] | undefined {
  const rule = compoundRules[language] ?? missingSpace
  const endings = new Map<number, string[]>([[0, []]])
  for (let end = rule.shortest; end <= compound.length; end += 1) {
    const best = bestEnding(compound.slice(0, end), { known, endings, ...rule })
    if (best) endings.set(end, best)
  }
  const ends = language === 'ko' ? [0, 1, 2] : [0]
  const parts = ends.map((particle) => endings.get(compound.length - particle)).find(Boolean)
  return parts && parts.length > 1 ? parts : undefined
}

interface Endings extends CompoundRule {
  known: ReadonlySet<string>
  endings: ReadonlyMap<number, string[]>
}

/**
 * Returns the known words that make up the beginning of a compound, as few as possible: the words of a shorter
 * beginning, then a joint, then a known word. Returns undefined if there are no such words.
 */
function bestEnding(head: string, { known, endings, shortest, joints }: Endings): string[] | undefined {
  const found: string[][] = []
  for (let start = 0; start <= head.length - shortest; start += 1) {
    if (!known.has(head.slice(start))) continue
    for (const joint of joints) {
      const before = endings.get(start - joint.length)
      if (before && head.slice(0, start).endsWith(joint)) found.push([...before, head.slice(start)])
    }
  }
  return found.sort((a, b) => a.length - b.length)[0]
}
